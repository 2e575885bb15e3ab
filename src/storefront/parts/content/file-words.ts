import { formatSize } from '../product/format-size.ts'

/** What kind of file and how large: "PDF, 1.8 MB". */
export const fileWords = ({
  extension,
  sizeKb,
}: {
  extension: string
  sizeKb?: number | null | undefined
}): string => [extension.toUpperCase(), sizeKb && formatSize(sizeKb * 1024)].filter(Boolean).join(', ')
