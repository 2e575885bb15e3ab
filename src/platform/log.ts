import { type Logger, type LoggerOptions, pino } from 'pino'

export type { Logger }

export interface LogOptions {
  level: NonNullable<LoggerOptions['level']>
  /** Lines for somebody at a terminal instead of JSON for a machine. */
  forPeople: boolean
}

/** Where the shop writes down what it did and what went wrong. */
export function createLog({ level, forPeople }: LogOptions): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
  }
  return forPeople ? pino(options, { write: (line) => process.stdout.write(readable(line)) }) : pino(options)
}

function readable(line: string) {
  const { level, time, msg = '', err, ...rest } = JSON.parse(line)
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
  const stack = err ? `\n${err.stack ?? err.message}` : ''
  const said = `${new Date(time).toLocaleTimeString('de-CH')} ${pino.levels.labels[level]}: ${inOneLine(msg + details)}`
  return `${said}${unescaped(stack)}\n`
}

/** What somebody typed gets into messages: it writes no line of its own, and does nothing to the terminal. */
const inOneLine = (text: string): string => unescaped(text).replace(/\s*[\n\u2028\u2029]\s*/g, ' ⏎ ')

const unescaped = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '�')
