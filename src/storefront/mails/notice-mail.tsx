import { Button, Link, Section, Text } from '@react-email/components'
import type { Company } from '../../shop/channel/company.ts'
import type { MailFile } from '../../shop/orders/order-mail.ts'
import { Fact, green, Heading, line, MailLayout, paragraph, small } from './mail-layout.tsx'
import type { Block, Notice } from './notice.ts'
import type { Words } from './words.ts'

type Props = { notice: Notice; company: Company; words: Words }

export const NoticeMail = ({
  notice: { locale, preview, blocks, isToCompany },
  company,
  words: { texts },
}: Props) => (
  <MailLayout locale={locale} preview={preview} company={company} vatId={texts.vatId(company.vatId)}>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once, its blocks never move
      <BlockView key={index} block={block} />
    ))}
    {!isToCompany && (
      <Text style={{ ...paragraph, marginTop: 20 }}>{texts.questions(company.email, company.phone)}</Text>
    )}
  </MailLayout>
)

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Text style={{ ...paragraph, whiteSpace: 'pre-line' }}>{block.text}</Text>
    case 'small':
      return <Text style={small}>{block.text}</Text>
    case 'heading':
      return <Heading>{block.text}</Heading>
    case 'facts':
      return (
        <Section style={{ marginBottom: 14 }}>
          {block.facts.map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </Section>
      )
    case 'quote':
      return (
        <Text
          style={{ ...paragraph, whiteSpace: 'pre-line', borderLeft: `3px solid ${line}`, paddingLeft: 12 }}
        >
          {block.text}
        </Text>
      )
    case 'links':
      return <FileLinks files={block.links} />
    case 'button':
      return <MailButton href={block.href}>{block.label}</MailButton>
  }
}

/** Papers and downloads, one below the other. */
export const FileLinks = ({ files }: { files: readonly MailFile[] }) =>
  files.map(({ name, url }) => (
    <Text key={url} style={{ ...paragraph, margin: '0 0 6px' }}>
      <Link href={url} style={{ color: green, textDecoration: 'underline' }}>
        {name}
      </Link>
    </Text>
  ))

export const MailButton = ({ href, children }: { href: string; children: string }) => (
  <Button
    href={href}
    style={{
      margin: '14px 0 6px',
      backgroundColor: green,
      color: '#ffffff',
      padding: '12px 20px',
      borderRadius: 6,
      fontSize: 15,
      fontWeight: 600,
    }}
  >
    {children}
  </Button>
)
