/** What an item number is called in four languages. */
export const numberWords = new Set(
  (
    'artikelnummer artikelnr artikelno artnr artnummer bestellnummer bestellnr bestnr materialnummer materialnr sachnummer ersatzteilnummer ersatzteilnr teilenummer teilenr ' +
    'itemnumber itemno articlenumber articleno partnumber partno productnumber productno sku orderno ordernumber ' +
    'codicearticolo codart numeroarticolo narticolo codiceprodotto codice ' +
    'numerodarticle nodarticle ndarticle noarticle narticle codearticle refarticle referencearticle number'
  ).split(' '),
)

/** Words that call other things as well. */
export const vagueNumberWords = new Set(
  'art artikel nummer nr material produkt item article articolo articoli prodotto produit reference ref no code cod'.split(
    ' ',
  ),
)

/** Parts of these that stand alone: "N° d’article". */
const joiningWords = new Set(['n', 'd', 'de', 'di', 'darticle', 'darticolo'])

/** Whether a word only says that a number follows: "Art.", "N°", "Item"; a sign alone says nothing else. */
export const isNumberWord = (word: string): boolean => {
  const plain = plainWord(word)
  if (plain === '') return !/[\p{L}\p{N}]/u.test(word)
  return numberWords.has(plain) || vagueNumberWords.has(plain) || joiningWords.has(plain)
}

/** "Art.-Nr." and "ART NR" are the same word; what holds a figure names no column. */
export const plainWord = (cell: string): string =>
  /\d/.test(cell)
    ? ''
    : cell
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .replaceAll(/[^a-z]/g, '')
