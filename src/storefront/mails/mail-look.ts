// Mail programs read no style sheet: everything stands beside what it styles. The colours are those of the shop by day.
export const ink = '#10161a'
export const muted = '#515d67'
export const line = '#dde3e7'
export const green = '#0a6140'
export const surface = '#f3f5f6'
const sheet = '#ffffff'

export const font = "Inter, 'Helvetica Neue', Helvetica, Arial, sans-serif"

export const paragraph = { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: ink }
export const small = { margin: '0 0 8px', fontSize: 14, lineHeight: '21px', color: muted }
export const link = { color: green, textDecoration: 'underline' }

export const ground = {
  margin: 0,
  padding: '32px 12px',
  backgroundColor: surface,
  fontFamily: font,
  color: ink,
}
export const paper = { maxWidth: 600, backgroundColor: sheet }

/**
 * The same by night, for programs that ask for it: Apple Mail and others by the media query, Outlook.com by the marks it puts
 * on what it has darkened. What knows neither darkens by itself, and finds no picture or colour that cannot bear it.
 */
export const nightStyle = (() => {
  const night = {
    // The body's colours stand once more on the table inside it, for programs that take the body away.
    '.m-ground': 'background-color:#0d1113!important',
    '.m-ground>table>tbody>tr>td': 'background-color:#0d1113!important',
    '.m-paper': 'background-color:#14191c!important',
    '.m-ink': 'color:#e9eef0!important',
    '.m-muted': 'color:#a3afb6!important',
    '.m-green': 'color:#57c894!important',
    '.m-line': 'border-color:#2a3338!important',
    '.m-button': 'background-color:#57c894!important;color:#0d1113!important',
  }
  const rules = Object.entries(night)
  const all = (before: string) => rules.map(([name, looks]) => `${before}${name}{${looks}}`).join('')
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${all('')}}${all('[data-ogsc] ')}${all('[data-ogsb] ')}@media (max-width:480px){.m-inside{padding-left:20px!important;padding-right:20px!important}.m-title{font-size:24px!important;line-height:30px!important}}`
})()

/** Outlook on Windows draws with Word: it takes a family it does not know for Times, and no width without a table. */
export const outlookHead = `<!--[if mso]><style>body,table,td,p,a,h1,h2{font-family:Arial,sans-serif!important}</style><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->`
export const outlookOpen =
  '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->'
export const outlookClose = '<!--[if mso]></td></tr></table><![endif]-->'
