const measure =
  /(\d)\s(?=(?:mm|cm|m|l|kg|g|Liter|litres?|litri|pezzi|pièces|Stück|Jahre?|years?|anni|ans|Behälter|bins?|contenitor[ei]|bacs?)(?![\p{L}]))/gu
const compound = /(\d)-(?=\p{L})/gu

/** A text in which no line ends between a number and what it counts: "600 mm", "35-Liter-Sack". */
export const unbroken = (text: string): string =>
  text.replace(measure, '$1\u00a0').replace(compound, '$1-\u2060')
