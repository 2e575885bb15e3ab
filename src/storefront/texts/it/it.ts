import type { Texts } from '../texts.ts'
import { errors } from './errors.ts'
import { pages } from './pages.ts'
import { site } from './site.ts'

export const it: Texts = { errors, pages, site }
