import { Button, Column, Link, Row, Section, Text } from '@react-email/components'
import type { Company } from '../../shop/channel/company.ts'
import type { MailFile } from '../../shop/orders/order-mail.ts'
import { Fact, Heading, MailLayout, Paragraph, Small } from './mail-layout.tsx'
import { green, ink, line, link, paragraph } from './mail-look.ts'
import type { Block, Notice } from './notice.ts'
import type { Words } from './words.ts'

type Props = { notice: Notice; company: Company; words: Words }

export const NoticeMail = ({
  notice: { locale, subject, preview, blocks, isToCompany },
  company,
  words: { texts },
}: Props) => (
  <MailLayout
    locale={locale}
    title={subject}
    preview={preview}
    company={company}
    vatId={texts.vatId(company.vatId)}
  >
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once, its blocks never move
      <BlockView key={index} block={block} />
    ))}
    {!isToCompany && <Questions company={company} words={texts} />}
  </MailLayout>
)

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <Paragraph>{block.text}</Paragraph>
    case 'small':
      return <Small>{block.text}</Small>
    case 'heading':
      return <Heading>{block.text}</Heading>
    case 'facts':
      return (
        <Section style={{ marginBottom: 16 }}>
          {block.facts.map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </Section>
      )
    case 'points':
      return block.points.map((point) => <Point key={point}>{point}</Point>)
    case 'quote':
      return (
        <Text
          className="m-ink m-line"
          style={{ ...paragraph, whiteSpace: 'pre-line', borderLeft: `3px solid ${line}`, paddingLeft: 16 }}
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

/** A list made of a table: mail programs agree on no other indent. */
const Point = ({ children }: { children: string }) => (
  <Row>
    <Column className="m-green" style={{ width: 24, verticalAlign: 'top', fontSize: 16, color: green }}>
      ✓
    </Column>
    <Column
      className="m-ink"
      style={{ padding: '0 0 10px', fontSize: 16, lineHeight: '25px', color: ink, verticalAlign: 'top' }}
    >
      {children}
    </Column>
  </Row>
)

/** Whom to ask. */
export const Questions = ({ company, words }: { company: Company; words: Words['texts'] }) => (
  <Text className="m-ink" style={{ ...paragraph, margin: '28px 0 0' }}>
    {words.questions(company.email, company.phone.replaceAll(' ', '\u00a0'))}
  </Text>
)

/** Papers and downloads, one below the other. */
export const FileLinks = ({ files }: { files: readonly MailFile[] }) =>
  files.map(({ name, url }) => (
    <Text key={url} style={{ ...paragraph, margin: '0 0 8px' }}>
      <Link className="m-green" href={url} style={link}>
        {name}
      </Link>
    </Text>
  ))

export const MailButton = ({ href, children }: { href: string; children: string }) => (
  <Section style={{ margin: '12px 0 24px' }}>
    <Button
      className="m-button"
      href={href}
      style={{
        backgroundColor: green,
        color: '#ffffff',
        padding: '15px 26px',
        borderRadius: 6,
        fontSize: 16,
        lineHeight: '20px',
        fontWeight: 600,
        textAlign: 'center',
      }}
    >
      {children}
    </Button>
  </Section>
)
