/** What search engines are told of the shop and its pages, in the words of schema.org. */
const schema = 'https://schema.org'

/** Where a page stands; a page that stands nowhere says nothing. */
export const breadcrumbData = (trail: readonly { name: string; to: string }[], origin: string): object[] =>
  trail.length === 0
    ? []
    : [
        {
          '@context': schema,
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ name, to }, position) => ({
            '@type': 'ListItem',
            position: position + 1,
            name,
            item: new URL(to, origin).href,
          })),
        },
      ]

/** The pages a list leads to, in its order. */
export const listData = (addresses: readonly string[], origin: string): object[] =>
  addresses.length === 0
    ? []
    : [
        {
          '@context': schema,
          '@type': 'ItemList',
          numberOfItems: addresses.length,
          itemListElement: addresses.map((to, position) => ({
            '@type': 'ListItem',
            position: position + 1,
            url: new URL(to, origin).href,
          })),
        },
      ]

/** Questions that a page answers in the same words. */
export const questionsData = (asked: readonly { question: string; answer: string }[]): object => ({
  '@context': schema,
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
