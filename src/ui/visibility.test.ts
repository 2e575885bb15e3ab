import { expect, it } from 'vitest'
import { visibilityClasses } from './visibility.ts'

it.each([
  [{}, ''],
  [{ mobile: true, tablet: true, desktop: true }, ''],
  [{ mobile: false }, 'max-md:hidden'],
  [{ tablet: false }, 'md:max-lg:hidden'],
  [{ desktop: false }, 'lg:hidden'],
  [{ mobile: false, tablet: false, desktop: false }, 'max-md:hidden md:max-lg:hidden lg:hidden'],
])('%o is hidden by "%s"', (visibility, classes) => expect(visibilityClasses(visibility)).toBe(classes))
