import type { Texts } from '../texts.ts'

export const finder: Texts['finder'] = {
  parts: 'Pièces détachées',
  title: 'Identifier une pièce',
  text: 'Quelques questions par oui ou par non, et il ne reste que les pièces possibles. Passez ce que vous ne savez pas.',
  question: (number) => `Question ${number}`,
  left: (count, total) =>
    count === 0
      ? 'Il ne reste aucune pièce'
      : count === total
        ? `${total} pièces`
        : count === 1
          ? `Il reste 1 pièce sur ${total}`
          : `Il reste ${count} pièces sur ${total}`,
  answer: { yes: 'Oui', no: 'Non', unknown: 'Je ne sais pas' },
  back: 'Revenir à la question précédente',
  example: 'Cela peut ressembler à ceci.',
  given: 'Vos réponses',
  change: 'Modifier',
  changeThis: (question) => `Modifier\u00a0: ${question}`,
  again: 'Recommencer',
  found: 'C’est l’une de ces pièces',
  soFar: (count) =>
    count === 1 ? 'Il peut s’agir de cette pièce' : `Il peut s’agir de l’une de ces ${count} pièces`,
  these: (count) => (count === 1 ? '1 pièce' : `${count} pièces`),
  more: 'Voici les premières. Chaque réponse supplémentaire en laisse moins, et les groupes ci-dessous les montrent toutes.',
  groups: 'Ou cherchez dans ces groupes',
  pieces: (count) => (count === 1 ? '1 pièce' : `${count} pièces`),
  notFound: 'Nous n’avons pas de telle pièce',
  notFoundText:
    'D’après vos réponses, le système n’est pas l’un des nôtres, ou deux réponses ne vont pas ensemble. Vous pouvez modifier chaque réponse ou nous demander.',
  ask: 'Nous trouverons',
  notThere: 'Votre pièce n’y est pas\u00a0?',
  askText:
    'Écrivez-nous, de préférence avec une photo. Vos réponses figurent déjà dans le formulaire. Les pièces détachées sont disponibles pendant au moins 10 ans.',
  contact: 'Nous demander',
  browse: 'Toutes les pièces détachées',
  subject: 'Recherche d’une pièce détachée',
  commentIntro: 'Je cherche une pièce détachée. Mes réponses\u00a0:',
}
