/** What search engines are told of where a page stands, as schema.org has it. */
export const breadcrumbData = (trail: readonly { name: string; to: string }[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, to }, position) => ({
    '@type': 'ListItem',
    position: position + 1,
    name,
    item: new URL(to, origin).href,
  })),
})
