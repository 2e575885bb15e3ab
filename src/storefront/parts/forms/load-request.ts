import type { LoaderFunctionArgs } from 'react-router'
import { storeApiContext } from '../../page-context.ts'
import { loadScenes } from '../load-scenes.ts'

export const serviceTypes = ['exhibition', 'assembly'] as const
export type ServiceType = (typeof serviceTypes)[number]

/** Where the shop is at home: its cantons are asked for. */
const home = 'CH'

/** Who shows systems or builds them in, and what the address of the page has filled in. */
export async function loadRequest({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const storeApi = context.get(storeApiContext)
  const [scenes, { dealers }, { elements }] = await Promise.all([
    loadScenes(storeApi, ['kitchen-complete']),
    storeApi.call('POST /dealers', { limit: 100 }),
    storeApi.call('POST /country', { limit: 50 }),
  ])
  const homeId = elements.find(({ iso }) => iso === home)?.id
  const states = homeId
    ? await storeApi.call('POST /country-state/{countryId}', { countryId: homeId, limit: 100 })
    : null
  const partners = dealers.filter(({ services }) => serviceTypes.some((type) => services.includes(type)))
  const partner = partners.find(({ key }) => key === asked.get('partner'))

  return {
    scene: scenes['kitchen-complete'],
    isSent: asked.get('sent') === 'yes',
    cantons: (states?.elements ?? []).map(({ shortCode, translated }) => ({
      value: shortCode.replace(`${home}-`, ''),
      label: translated.name,
    })),
    partners: partners.map(({ id, name, zip, city, country, services }) => ({
      id,
      name: `${country}-${zip} ${city}: ${name}`,
      services: serviceTypes.filter((type) => services.includes(type)),
    })),
    known: {
      serviceType: serviceTypes.find((type) => type === asked.get('service')) ?? '',
      partner: partner?.id ?? '',
      canton: partner?.country === home ? (partner.region ?? '') : '',
    },
  }
}

export type LoadedRequest = Awaited<ReturnType<typeof loadRequest>>
