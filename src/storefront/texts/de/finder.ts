/** Finding out by yes and no which part it is. */
export const finder = {
  parts: 'Ersatzteile',
  title: 'Ersatzteil bestimmen',
  text: 'Ein paar Fragen mit Ja und Nein, und es bleiben die Teile übrig, die es sein können. Was Sie nicht wissen, überspringen Sie.',
  question: (number: number) => `Frage ${number}`,
  left: (count: number, total: number) =>
    count === 0
      ? 'Kein Teil bleibt übrig'
      : count === total
        ? `${total} Teile`
        : count === 1
          ? `Noch 1 von ${total} Teilen`
          : `Noch ${count} von ${total} Teilen`,
  answer: { yes: 'Ja', no: 'Nein', unknown: 'Weiß ich nicht' },
  back: 'Eine Frage zurück',
  example: 'So kann es aussehen.',
  given: 'Ihre Antworten',
  change: 'Ändern',
  changeThis: (question: string) => `Ändern: ${question}`,
  again: 'Von vorn beginnen',
  found: 'Eines dieser Teile ist es',
  soFar: (count: number) =>
    count === 1 ? 'Dieses Teil kommt infrage' : `Diese ${count} Teile kommen infrage`,
  these: (count: number) => (count === 1 ? '1 Teil' : `${count} Teile`),
  more: 'Hier stehen die ersten. Jede weitere Antwort lässt weniger übrig, und die Gruppen unten zeigen alle.',
  groups: 'Oder in diesen Gruppen nachsehen',
  pieces: (count: number) => (count === 1 ? '1 Teil' : `${count} Teile`),
  notFound: 'Dazu gibt es bei uns kein Teil',
  notFoundText:
    'Nach Ihren Antworten stammt das System nicht von uns, oder zwei Antworten passen nicht zusammen. Sie können jede Antwort ändern oder uns fragen.',
  ask: 'Wir finden es heraus',
  notThere: 'Das Teil ist nicht dabei?',
  askText:
    'Schreiben Sie uns, am besten mit einem Foto. Ihre Antworten stehen schon im Formular. Ersatzteile gibt es mindestens 10 Jahre lang.',
  contact: 'Nachfragen',
  browse: 'Alle Ersatzteile',
  subject: 'Ersatzteil gesucht',
  commentIntro: 'Ich suche ein Ersatzteil. Meine Antworten:',
}
