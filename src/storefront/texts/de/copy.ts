/**
 * The long words of single pages. They come with the data of the page that shows them, not with the words
 * every page needs: strings only.
 */
export const copy = {
  home: {
    title: 'Ordnung unter der Spüle. Auf den Millimeter.',
    text: 'Trennsysteme für Auszüge, Drehtüren und freie Plätze in der Küche. Sagen Sie uns, wie breit, tief und hoch Ihr Schrank ist; wir zeigen, was hineinpasst und warum.',
    configure: 'Passendes System finden',
    shop: 'Alle Systeme ansehen',
    pictureNote: 'Maßstäblich gezeichnet aus den Maßen des Produkts.',
    claims: [
      {
        figure: 'CH',
        title: 'In der Schweiz gefertigt',
        text: 'Entwickelt und gebaut im Kanton St. Gallen.',
      },
      { figure: '5', title: 'Jahre Produktgarantie', text: 'Auf jedes System, ab dem Tag der Lieferung.' },
      { figure: '10', title: 'Jahre Ersatzteile', text: 'Jedes Teil einzeln, vom Haken bis zur Führung.' },
      { figure: '30', title: 'Tage Geld zurück', text: 'In Ruhe einbauen, ausprobieren, entscheiden.' },
    ],
    systems: 'Wie öffnet sich Ihr Schrank?',
    systemsText: 'Vier Bauarten, je nachdem, was schon da ist. Ein Klick führt zu den Maßen.',
    lines: 'Sieben Linien',
    linesText: 'Jede für eine andere Küche, jede mit Zubehör und Ersatzteilen, die auch morgen noch passen.',
    topsellers: 'Oft gewählt',
    allSystems: 'Alle Systeme',
    parts: 'Ein Teil fehlt? Nicht das ganze System.',
    partsText:
      'Zehn Jahre lang gibt es jedes Teil einzeln. Suchen Sie nach der Artikelnummer, nach dem Modell oder nach dem, was kaputt ist.',
    allParts: 'Alle Ersatzteile',
    dealers: 'Lieber ansehen und einbauen lassen?',
    dealersText: 'Küchenprofis in Ihrer Nähe zeigen die Systeme in ihrer Ausstellung und montieren sie.',
    toDealers: 'Händler finden',
    assembly: 'Montage',
    assemblyText: 'Ein Komplettsystem ist in 21 Minuten eingebaut.¹',
    toAssembly: 'So geht die Montage',
    professional: 'Fachshop',
    professionalText: 'Artikelnummern, Maße und Filter für Küchenbauer und Schreinereien.',
    toProfessional: 'Zum Fachshop',
    footnote: '¹ Gemessen an einem X-LINE Pro 60 mit Akkuschrauber, ohne Ausbau des alten Systems.',
  },
  systems: {
    complete: {
      name: 'Komplettsystem',
      text: 'Der Schrank hat keinen Auszug, oder der alte soll weg. Schublade, Führung und Behälter kommen zusammen.',
    },
    'existing-pullout': {
      name: 'Für vorhandene Auszüge',
      text: 'Die Schublade mit Front bleibt. Rahmen und Behälter werden eingesetzt, ohne zu bohren.',
    },
    'swing-door': {
      name: 'Für Drehtüren',
      text: 'Der Schrank hat eine Tür, die zur Seite aufgeht. Das System schwenkt mit ihr heraus.',
    },
    'free-standing': {
      name: 'Freistehend',
      text: 'Steht, wo Platz ist: in der Küche, im Hauswirtschaftsraum, im Büro. Nichts zu montieren.',
    },
  },
  choice: {
    title: 'Abfallsysteme',
    text: 'Zwei Wege zum passenden System.',
    measure: 'Messen und finden',
    measureText:
      'Sie haben einen Meter zur Hand und möchten wissen, was in den Schrank passt. Der Konfigurator fragt nach wenigen Maßen und erklärt, was passt, was knapp wird und was nicht geht.',
    measureSteps: ['Bauart wählen', 'Maße eingeben', 'Passende Systeme sehen'],
    configure: 'Zum Konfigurator',
    shop: 'Selbst auswählen',
    shopText:
      'Sie kennen Bauart, Breite oder Artikelnummer. Der Fachshop zeigt alle Systeme mit Maßen und Filtern.',
    toShop: 'Zum Fachshop',
    byType: 'Direkt nach Bauart',
    byLine: 'Direkt nach Linie',
  },
  advanced: {
    title: 'Fachshop',
    text: 'Alle Systeme nach Bauart, mit Artikelnummern, Maßen und Filtern.',
    professionals: 'Für Küchenbau, Schreinerei und Handel',
    professionalsText:
      'Unterlagen zum Planen und Montieren, Maßblätter und CAD-Daten liegen im Downloadbereich.',
    downloads: 'Zu den Downloads',
    dealer: 'Händler werden',
    show: 'Systeme zeigen',
    measure: 'Mit Maßen prüfen',
  },
  xLineSelection: {
    title: 'X-LINE nach Schrankbreite',
    text: 'X-LINE setzt sich in die Schublade, die schon da ist. Entscheidend ist ihre Innenbreite; die Breite des Schranks ist ein guter Anfang.',
    widthLabel: 'Schrankbreite',
    inside: 'Innenbreite der Schublade',
    depth:
      'Für jede Breite gibt es Ausführungen ab 400, 450 oder 500 mm Schubladentiefe: Compact, Plus und Max.',
    unsure: 'Nicht sicher?',
    unsureText:
      'Bei alten oder gebauten Schubladen weicht das Innenmaß ab. Messen Sie innen von Wand zu Wand.',
  },
  linePage: {
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
  lines: {
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
  spareParts: {
    title: 'Ersatzteile',
    text: 'Zehn Jahre lang gibt es jedes Teil einzeln. Wer die Nummer kennt, tippt sie ein; wer nicht, findet das Teil über die Bauart.',
    where: 'Wo ist das System eingebaut?',
    types: {
      frontauszug:
        'Front und Behälter fahren zusammen heraus: X-LINE, X-LINE Pro, BOXX-R und ältere Auszüge.',
      drehtueren: 'Die Tür geht zur Seite auf, der Behälter schwenkt mit: D-LINE und Vorgänger.',
      freistehend: 'Der Behälter steht frei: S-LINE, Heavy Bag und POT.',
    },
    number: 'Wo steht die Nummer?',
    numberText:
      'Auf einem Schild an der Innenseite des Rahmens oder am Boden des Behälters, zum Beispiel 71.01.001. Mit oder ohne Punkte, auch nur ein Teil davon.',
  },
}
