import { describe, expect, it } from 'vitest'
import { openShop } from '../shop.ts'

const shop = openShop()
const ask = (systemType: string, body: unknown) =>
  shop.request(`/configurator/${systemType}/fit`, { method: 'POST', body })

describe('POST /configurator/{systemType}/fit', () => {
  const kitchen = { bodyWidth: 550, installationHeight: 450, installationDepth: 480 }

  it('answers what fits, by model, with what had to be assumed', async () => {
    const { status, body } = await ask('complete', kitchen)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      apiAlias: 'fit_result',
      status: 'fits-assumed',
      usable: { width: 512, height: 450, depth: 480 },
      assumptions: ['ASSUMED_SIDE_WALL'],
      nearMisses: [],
      warnings: [],
      errors: [],
      otherSystemTypes: [],
    })
    expect(body.fits[0]).toMatchObject({
      model: expect.stringMatching(/^(PRO|R)55/),
      productId: expect.stringMatching(/^[0-9a-f]{32}$/),
      productNumber: expect.stringMatching(/^1\d\.55\./),
      status: 'fits-assumed',
      assumptions: ['ASSUMED_SIDE_WALL'],
    })
    const models = body.fits.map(({ model }: { model: string }) => model)
    expect(new Set(models).size).toBe(models.length)
  })

  it('says why the others do not, in millimetres', async () => {
    const { body } = await ask('complete', { ...kitchen, sideWallThickness: 19, installationHeight: 385.5 })
    expect(body.status).toBe('no-match')
    expect(body.nearMisses[0].reasons).toEqual([
      { code: 'HEIGHT_TOO_SMALL', required: 390, actual: 385.5, difference: 4.5 },
    ])
    expect(body.notFit.length).toBeGreaterThan(body.nearMisses.length)
  })

  it('offers what sells today, and no copy of it', async () => {
    const before = await ask('swing-door', { ...kitchen, bodyWidth: 500 })
    const [gone] = before.body.fits
    await shop.db().updateTable('product').set({ active: false }).where('model', '=', gone.model).execute()

    const { body } = await ask('swing-door', { ...kitchen, bodyWidth: 500 })
    expect([...body.fits, ...body.notFit].map(({ model }) => model)).not.toContain(gone.model)
  })

  it('asks back where a measure cannot be meant', async () => {
    const { status, body } = await ask('complete', { ...kitchen, bodyWidth: 55 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'error',
      errors: [{ field: 'bodyWidth', code: 'UNIT_SUSPECT', suggestion: 550 }],
    })
  })

  it('asks for what is missing', async () => {
    const { body } = await ask('complete', {})
    expect(body.errors.map(({ field, code }: { field: string; code: string }) => [field, code])).toEqual([
      ['bodyWidth', 'VALUE_REQUIRED'],
      ['installationHeight', 'VALUE_REQUIRED'],
      ['installationDepth', 'VALUE_REQUIRED'],
    ])
  })

  it('takes numbers as a query string carries them, and what is left empty as not given', async () => {
    const { body } = await shop.request('/configurator/free-standing/fit?fullWidth=320.5&installationHeight=')
    expect(body.usable).toEqual({ width: 320.5, height: null, depth: null })
  })

  it('names every field that holds no number or no choice', async () => {
    const { status, body } = await ask('existing-pullout', {
      bodyWidth: 'wide',
      installationHeight: true,
      installationDepth: [500],
      bodyDepth: {},
      edgeWidth: null,
      drawerSystem: 'a-cupboard',
      doorCount: 3,
      hingeSide: 'above',
    })
    expect(status).toBe(400)
    const named = body.errors.map(({ source, code }: { source: { pointer: string }; code: string }) => [
      source.pointer,
      code,
    ])
    expect(named).toEqual([
      ['/bodyWidth', 'VIOLATION::INVALID_TYPE_ERROR'],
      ['/installationHeight', 'VIOLATION::INVALID_TYPE_ERROR'],
      ['/installationDepth', 'VIOLATION::INVALID_TYPE_ERROR'],
      ['/bodyDepth', 'VIOLATION::INVALID_TYPE_ERROR'],
      ['/drawerSystem', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
      ['/doorCount', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
      ['/hingeSide', 'VIOLATION::NO_SUCH_CHOICE_ERROR'],
    ])
  })

  it.each(['blum-legrabox', 'hettich-architech', 'wooden', 'unknown'])(
    'knows the drawers of %s',
    async (drawerSystem) => {
      const { status } = await ask('existing-pullout', { ...kitchen, drawerSystem })
      expect(status).toBe(200)
    },
  )

  it('knows no other types', async () => {
    const { status, body } = await ask('hanging', kitchen)
    expect(status).toBe(404)
    expect(body.errors[0].code).toBe('CONFIGURATOR__SYSTEM_TYPE_NOT_FOUND')
  })
})

describe('GET /configurator', () => {
  it('holds all that a browser needs to answer by itself, in its language', async () => {
    const { body } = await shop.request('/configurator', { headers: { 'sw-language-id': await italian() } })
    expect(body).toMatchObject({
      apiAlias: 'configurator',
      figures: { sideWallThickness: 19, bodyWidthRange: [450, 900], drawerDeductions: { wooden: 75 } },
      inputs: { bodyWidth: { name: 'Larghezza del mobile' } },
      messages: { VALUE_REQUIRED: 'Prendere questa misura.' },
    })
    expect(body.systems).toHaveLength(61)
    expect(body.systemTypes.map(({ id }: { id: string }) => id)).toEqual([
      'complete',
      'existing-pullout',
      'swing-door',
      'free-standing',
    ])
  })

  it('tells the rules of another figure as soon as staff write it', async () => {
    await shop
      .db()
      .executeQuery(
        (await import('kysely'))
          .sql`update setting set value = jsonb_set(value, '{inputs,sideWallThickness,default}', '16') where key = 'configurator'`.compile(
          shop.db(),
        ),
      )
    const { body } = await ask('complete', {
      bodyWidth: 550,
      installationHeight: 450,
      installationDepth: 480,
    })
    expect(body.usable.width).toBe(518)
  })

  const italian = async () =>
    (
      await shop
        .db()
        .selectFrom('language')
        .select('id')
        .where('code', '=', 'it-IT')
        .executeTakeFirstOrThrow()
    ).id
})
