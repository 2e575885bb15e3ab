import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

export type Described = {
  methods: readonly string[]
  path: string
  endpoint: Pick<Endpoint<unknown, unknown>, 'input'>
}

/** What the shop's routes are, in OpenAPI 3.1: where to ask, what may be sent along, what has to come with it. */
export const describe = (routes: readonly Described[], origin: string) => ({
  openapi: '3.1.0',
  info: { title: 'Trennwerk Store API', version: '6.6' },
  servers: [{ url: `${origin}/store-api` }],
  security: [{ ApiKey: [] }],
  components: {
    securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'sw-access-key' } },
    schemas: {
      errors: {
        type: 'object',
        properties: { errors: { type: 'array', items: { $ref: '#/components/schemas/error' } } },
      },
      error: {
        type: 'object',
        properties: {
          status: { type: 'string' },
          code: { type: 'string' },
          title: { type: 'string' },
          detail: { type: 'string' },
          source: { type: 'object', properties: { pointer: { type: 'string' } } },
          meta: { type: 'object' },
        },
      },
    },
  },
  paths: pathsOf(routes),
})

function pathsOf(routes: readonly Described[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { methods, path, endpoint } of routes) {
    for (const method of methods) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, endpoint) }
    }
  }
  return paths
}

function operation(method: string, path: string, { input }: Described['endpoint']) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const sent = schemaOf(input, inPath)

  return {
    operationId: `${method.toLowerCase()}${path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    parameters: [
      ...inPath.map((name) => parameter('path', name)),
      ...(method === 'GET' ? Object.keys(sent.properties ?? {}) : []).map((name) => parameter('query', name)),
    ],
    ...(method !== 'GET' && { requestBody: { content: { 'application/json': { schema: sent } } } }),
    responses: {
      200: { description: 'What was asked for; 204 where there is nothing to say.' },
      default: {
        description: 'Why not.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/errors' } } },
      },
    },
  }
}

const parameter = (at: 'path' | 'query', name: string) => ({
  name,
  in: at,
  required: at === 'path',
  schema: at === 'path' ? { type: 'string' } : {},
})

/** What is sent beside the path. Fields that take whatever comes and say by themselves what is wrong have no type here. */
function schemaOf(input: z.ZodType, inPath: readonly string[]) {
  const { $schema: _, properties, ...schema } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  if (!properties) return { ...schema, properties: undefined }
  const sent = Object.entries(properties).filter(([name]) => !inPath.includes(name))
  return { ...schema, properties: Object.fromEntries(sent) }
}
