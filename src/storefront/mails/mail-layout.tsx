import { Body, Column, Container, Head, Hr, Html, Preview, Row, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Company } from '../../shop/channel/company.ts'
import type { Locale } from '../../values/locale.ts'
import { say } from '../../values/translated.ts'

// Mail programs read no style sheet: everything stands beside what it styles, in colours that survive a dark mode.
export const ink = '#16201b'
export const muted = '#55635c'
export const line = '#d8dfdb'
export const green = '#1e6b45'

const font = "Inter, 'Helvetica Neue', Arial, sans-serif"

type Props = { locale: Locale; preview: string; company: Company; vatId: string; children: ReactNode }

/** The sheet every mail of the shop is written on: name above, who we are below. */
export const MailLayout = ({ locale, preview, company, vatId, children }: Props) => (
  <Html lang={locale} dir="ltr">
    <Head>
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
    </Head>
    <Preview>{preview}</Preview>
    <Body
      style={{ margin: 0, padding: '24px 12px', backgroundColor: '#f3f5f4', fontFamily: font, color: ink }}
    >
      <Container
        style={{
          maxWidth: 600,
          backgroundColor: '#ffffff',
          borderTop: `4px solid ${green}`,
          padding: '24px 28px',
        }}
      >
        <Text style={{ margin: '0 0 20px', fontSize: 20, fontWeight: 700, color: green }}>Trennwerk</Text>
        {children}
        <Hr style={{ borderColor: line, margin: '28px 0 16px' }} />
        <Section>
          <Text style={small}>
            {company.name}, {company.street} {company.houseNumber}, {company.zip} {company.city},{' '}
            {say(company.countryName, locale)}
            <br />
            {vatId}
          </Text>
        </Section>
      </Container>
    </Body>
  </Html>
)

export const paragraph = { margin: '0 0 14px', fontSize: 15, lineHeight: '23px' }
export const small = { margin: '0 0 6px', fontSize: 13, lineHeight: '19px', color: muted }

export const Heading = ({ children }: { children: ReactNode }) => (
  <Text style={{ margin: '26px 0 8px', fontSize: 16, fontWeight: 700, lineHeight: '22px' }}>{children}</Text>
)

/** A name and what it stands for. */
export const Fact = ({ label, value }: { label: string; value: string }) => (
  <Row>
    <Column style={{ width: 140, padding: '2px 12px 2px 0', fontSize: 14, color: muted }}>{label}</Column>
    <Column style={{ padding: '2px 0', fontSize: 15, fontWeight: 600 }}>{value}</Column>
  </Row>
)
