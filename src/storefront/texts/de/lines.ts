/** The pages of the product lines. */
export const lines = {
  page: {
    systems: 'Abfallsysteme',
    overline: 'Produktlinie',
    advantages: 'Was sie ausmacht',
    facts: 'In Zahlen',
    products: 'Ausführungen und Preise',
    fit: 'Passt es bei Ihnen?',
    fitText: 'Mit drei Maßen wissen Sie es. Der Konfigurator sagt auch, was knapp daneben liegt.',
    configure: 'Maße eingeben',
    parts: 'Ersatzteile zu dieser Linie',
    assembly: 'Montage ansehen',
    all: 'Alle ansehen',
  },
  line: {
    'x-line': {
      name: 'X-LINE',
      tagline: 'Für den Auszug, der schon da ist',
      text: 'X-LINE macht aus einer vorhandenen Schublade eine geordnete Sammelstation. Der Rahmen wird eingesetzt, nicht verschraubt, und zieht bei einem Umzug mit aus.',
      advantages: [
        {
          title: 'Ohne Bohren',
          text: 'Rahmen einlegen, Behälter einhängen, fertig. Die Schublade bleibt, wie sie ist.',
        },
        {
          title: 'Bis zu sieben Behälter',
          text: 'Für Säcke mit 17, 35 und 60 Litern, dazu kleine Behälter, Kompost und Ablage.',
        },
        { title: 'Der Sack hält', text: 'Die Spannkrone mit zehn Haken zieht ihn straff bis an den Rand.' },
      ],
      facts: [
        { figure: '450–900 mm', label: 'Schrankbreite' },
        { figure: '400–500 mm', label: 'Schubladentiefe' },
        { figure: 'bis 7', label: 'Behälter' },
      ],
      note: '',
    },
    'x-line-pro': {
      name: 'X-LINE Pro',
      tagline: 'Schublade, Führung und Behälter aus einer Hand',
      text: 'X-LINE Pro ist das komplette Schubladensystem für neue Küchen und für Schränke, in denen noch kein Auszug läuft. Alles ist aufeinander abgestimmt und kommt in einem Karton.',
      advantages: [
        {
          title: 'Ein Karton',
          text: 'Zargen, Vollauszug, Einsatz und Behälter. Nichts muss dazugekauft werden.',
        },
        { title: 'Trägt bis zu 70 kg', text: 'Auch wenn Glas und Altpapier einmal länger warten.¹' },
        { title: 'In 21 Minuten drin', text: 'Vormontiert, mit Bohrbild und Schrauben.²' },
      ],
      facts: [
        { figure: '550 und 600 mm', label: 'Schrankbreite' },
        { figure: '70 kg', label: 'Belastbarkeit¹' },
        { figure: '21 min', label: 'Montage²' },
      ],
      note: '¹ Nennlast der Führung, gleichmäßig verteilt. ² Gemessen an einem X-LINE Pro 60 mit Akkuschrauber, ohne Ausbau des alten Systems.',
    },
    'boxx-r': {
      name: 'BOXX-R',
      tagline: 'Der Auszug für die Renovation',
      text: 'BOXX-R ersetzt den alten Kippeimer im Bestand. Der Auszug wird auf dem Schrankboden verschraubt und nimmt die vorhandene Front mit; auch dicke Seitenwände stören nicht.',
      advantages: [
        {
          title: 'Die Front bleibt',
          text: 'Die Türe von gestern wird zur Front des Auszugs. Die Küche sieht aus wie vorher.',
        },
        { title: 'Mit 100 kg geprüft', text: 'Gebaut für volle Behälter, jeden Tag.¹' },
        { title: 'Nur am Boden verschraubt', text: 'Für Seitenwände von 16 bis 25 mm, gerade oder nicht.' },
      ],
      facts: [
        { figure: '550 und 600 mm', label: 'Schrankbreite' },
        { figure: '16–25 mm', label: 'Seitenwand' },
        { figure: '100 kg', label: 'Prüflast¹' },
      ],
      note: '¹ Prüflast des Auszugs, statisch und gleichmäßig verteilt; sie ist nicht die Dauerlast.',
    },
    'd-line': {
      name: 'D-LINE',
      tagline: 'Schwenkt mit der Tür heraus',
      text: 'D-LINE gehört hinter die Drehtür. Beim Öffnen schwenkt der Behälter nach vorn und hebt seinen Deckel, beim Schließen verschwindet beides wieder.',
      advantages: [
        { title: 'Eine Hand genügt', text: 'Tür auf, Deckel auf. Die andere Hand hält das Rüstbrett.' },
        { title: 'Links oder rechts', text: 'Die Mechanik lässt sich auf beiden Seiten anschlagen.' },
        { title: 'Zwei Größen', text: 'M passt ab 390 mm Einbauhöhe, L ab 440 mm.' },
      ],
      facts: [
        { figure: '390 mm', label: 'Einbauhöhe M' },
        { figure: '440 mm', label: 'Einbauhöhe L' },
        { figure: '35 und 40 l', label: 'Volumen' },
      ],
      note: '',
    },
    's-line': {
      name: 'S-LINE',
      tagline: 'Steht, wo der Abfall entsteht',
      text: 'S-LINE braucht keinen Schrank: in der Küche, im Hauswirtschaftsraum oder im Büro. S35 und S60 nehmen übliche Säcke mit 35 und 60 Litern auf.',
      advantages: [
        { title: 'Nichts zu montieren', text: 'Hinstellen, Sack einspannen, benutzen.' },
        {
          title: 'Der Sack bleibt unsichtbar',
          text: 'Die Spannkrone mit zehn Haken hält ihn unter dem Deckel straff.',
        },
        { title: 'Rollt auf Wunsch', text: 'Vier Rollen gibt es als Zubehör.' },
      ],
      facts: [
        { figure: '35 l', label: 'S35' },
        { figure: '60 l', label: 'S60' },
        { figure: '0', label: 'Schrauben' },
      ],
      note: '',
    },
    'heavy-bag': { name: 'Heavy Bag', tagline: 'Die Tasche für Glas, PET und Altpapier' },
    pot: { name: 'POT', tagline: 'Der Kompostbehälter mit fünf Litern' },
  },
}
