import { z } from 'zod'

/** Only to these countries, or for bills that go there. */
export const countries = {
  shape: z.strictObject({
    type: z.literal('countries'),
    isos: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
  }),
  holds: ({ isos }: { isos: readonly string[] }, { countryIso }: { countryIso: string }): boolean =>
    isos.includes(countryIso),
}
