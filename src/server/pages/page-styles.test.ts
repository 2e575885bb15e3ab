import { expect, it } from 'vitest'
import { pageStyles } from './page-styles.ts'

const stylesFor = (css: string, classes: string) => pageStyles(css)(`<main class="${classes}"></main>`)

it.each([
  ['keeps what has no class', 'h1,h2{margin:0}', '', 'h1,h2{margin:0}'],
  ['keeps a class of the page', '.a{margin:0}.b{margin:1px}', 'b', '.b{margin:1px}'],
  ['keeps of a list what may apply', '.a,.b>p{margin:0}', 'b', '.b>p{margin:0}'],
  ['needs all classes of a selector', '.a .b{margin:0}', 'a', ''],
  [
    'lets alone what stands in parentheses',
    '.a:not(.b):is(.c,:has(.d)){margin:0}',
    'a',
    '.a:not(.b):is(.c,:has(.d)){margin:0}',
  ],
  [
    'knows escaped names',
    '.sm\\:w-1\\/2{width:50%}.gap-1\\.5{gap:1px}',
    'sm:w-1/2 gap-1.5',
    '.sm\\:w-1\\/2{width:50%}.gap-1\\.5{gap:1px}',
  ],
  [
    'knows escaped brackets',
    '.w-\\[min\\(24rem\\,100vw\\)\\]{width:1px}',
    'w-[min(24rem,100vw)]',
    '.w-\\[min\\(24rem\\,100vw\\)\\]{width:1px}',
  ],
  [
    'looks into layers and conditions',
    '@layer x{@media (width>1px){.a{margin:0}.b{margin:0}}}',
    'a',
    '@layer x{@media (width>1px){.a{margin:0}}}',
  ],
  ['leaves out what holds nothing', '@layer x{.b{margin:0}}', 'a', ''],
  [
    'keeps the order of layers, fonts and animations',
    '@layer a,b;@font-face{src:url(a)}@keyframes k{from{top:0}}',
    '',
    '@layer a,b;@font-face{src:url(a)}@keyframes k{from{top:0}}',
  ],
])('%s', (_, css, classes, kept) => expect(stylesFor(css, classes)).toBe(kept))
