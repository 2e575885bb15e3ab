import { Body, Column, Container, Head, Hr, Html, Preview, Row, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Company } from '../../shop/channel/company.ts'
import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'
import {
  ground,
  ink,
  line,
  muted,
  nightStyle,
  outlookClose,
  outlookHead,
  outlookOpen,
  paper,
  paragraph,
  small,
} from './mail-look.ts'

type Props = {
  locale: Locale
  title: string
  preview: string
  company: Company
  vatId: string
  children: ReactNode
}

/** The sheet every mail of the shop is written on: name above, what it is about, who we are below. */
export const MailLayout = ({ locale, title, preview, company, vatId, children }: Props) => (
  <Html lang={locale} dir="ltr">
    <Head>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      {/* No address, date or number of a mail is taken for something to tap on. */}
      <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
      <style>{nightStyle}</style>
      <ForOutlook>{outlookHead}</ForOutlook>
    </Head>
    <Body className="m-ground" style={ground}>
      <Preview>{preview}</Preview>
      <ForOutlook>{outlookOpen}</ForOutlook>
      <Container className="m-paper" style={paper}>
        <Row>
          <Column className="m-inside" style={{ padding: '32px 40px 36px' }}>
            <Text className="m-green" style={brand}>
              Trennwerk
            </Text>
            <h1 className="m-ink m-title" style={headline}>
              {title}
            </h1>
            {children}
            <Hr className="m-line" style={{ borderColor: line, margin: '32px 0 20px' }} />
            <Text className="m-muted" style={{ ...small, margin: 0, fontSize: 13, lineHeight: '20px' }}>
              {company.name}, {company.street} {company.houseNumber}, {company.zip} {company.city},{' '}
              {say(company.countryName, locale)}
              <br />
              {vatId}
            </Text>
          </Column>
        </Row>
      </Container>
      <ForOutlook>{outlookClose}</ForOutlook>
    </Body>
  </Html>
)

const brand = { margin: '0 0 28px', fontSize: 17, lineHeight: '22px', fontWeight: 700, color: '#0a6140' }
const headline = {
  margin: '0 0 24px',
  fontSize: 28,
  lineHeight: '34px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  color: ink,
}

/** React writes no comments; the element around this one is taken off by `letterHtml`. */
const ForOutlook = ({ children }: { children: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, without anything of anybody's in it
  <span data-outlook="" dangerouslySetInnerHTML={{ __html: children }} />
)

/** What React drew, with the comments for Outlook where they belong. */
export const letterHtml = (drawn: string): string =>
  drawn.replace(/<span data-outlook="">(<!--.*?-->)<\/span>/gs, '$1')

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text className="m-ink" style={{ ...paragraph, whiteSpace: 'pre-line' }}>
    {children}
  </Text>
)

export const Small = ({ children }: { children: ReactNode }) => (
  <Text className="m-muted" style={small}>
    {children}
  </Text>
)

export const Heading = ({ children }: { children: ReactNode }) => (
  <h2
    className="m-ink"
    style={{ margin: '32px 0 10px', fontSize: 18, fontWeight: 700, lineHeight: '25px', color: ink }}
  >
    {children}
  </h2>
)

/** A name and what it stands for. */
export const Fact = ({ label, value }: { label: string; value: string }) => (
  <Row>
    <Column
      className="m-muted"
      style={{
        width: 140,
        padding: '4px 16px 4px 0',
        fontSize: 14,
        lineHeight: '23px',
        verticalAlign: 'top',
        color: muted,
      }}
    >
      {label}
    </Column>
    <Column
      className="m-ink"
      style={{
        padding: '4px 0',
        fontSize: 16,
        lineHeight: '23px',
        fontWeight: 600,
        verticalAlign: 'top',
        // Each fact is a table of its own: an address that cannot break would move its column away from the others.
        wordBreak: 'break-word',
        color: ink,
      }}
    >
      {value}
    </Column>
  </Row>
)
