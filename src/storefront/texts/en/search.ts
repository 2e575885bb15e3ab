import type { Texts } from '../texts.ts'

export const search: Texts['search'] = {
  title: 'Search',
  titleFor: (term) => `Results for “${term}”`,
  label: 'Product, spare part or item number',
  submit: 'Search',
  suggestions: 'Suggestions',
  suggested: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  all: (count) => (count === 1 ? 'Show the result' : `Show all ${count} results`),
  nothingSuggested: 'No suggestions',
  empty: 'What are you looking for?',
  emptyText: 'Enter a product name, a word or an item number, for example 10.60.352.',
  nothing: (term) => `Nothing found for “${term}”`,
  nothingText: 'This often helps:',
  tips: [
    'Check the spelling.',
    'Try a shorter or more general word.',
    'Part of an item number is enough, with or without dots.',
  ],
  browse: 'Or look around here',
  ways: {
    systems: 'Waste systems',
    parts: 'Spare parts',
    configurator: 'Configurator: what fits my cabinet?',
    downloads: 'Downloads',
  },
  contact: 'We are glad to search for you: write to us.',
}
