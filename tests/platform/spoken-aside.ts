import { threadId } from 'node:worker_threads'

export const shout = async <Said>(said: Said) => (typeof said === 'string' ? said.toUpperCase() : said)

export const fail = async (why: string): Promise<never> => {
  throw new Error(why)
}

export const end = async (): Promise<void> => process.exit(0)

export const threadNow = async () => threadId
