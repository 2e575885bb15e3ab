import type { Copy } from '../copy.ts'

export const copy: Copy = {
  home: {
    title: 'De l’ordre sous l’évier. Au millimètre.',
    text: 'Systèmes de tri pour coulissants, portes battantes et coins libres de la cuisine. Indiquez la largeur, la profondeur et la hauteur de votre meuble : nous montrons ce qui convient et pourquoi.',
    configure: 'Trouver le système adapté',
    shop: 'Voir tous les systèmes',
    pictureNote: 'Dessiné à l’échelle d’après les cotes du produit.',
    claims: [
      { figure: 'CH', title: 'Fabriqué en Suisse', text: 'Conçu et construit dans le canton de Saint-Gall.' },
      { figure: '5', title: 'ans de garantie', text: 'Sur chaque système, dès le jour de la livraison.' },
      {
        figure: '10',
        title: 'ans de pièces détachées',
        text: 'Chaque pièce à l’unité, du crochet à la glissière.',
      },
      { figure: '30', title: 'jours pour être remboursé', text: 'Monter, essayer au calme, décider.' },
    ],
    systems: 'Comment s’ouvre votre meuble ?',
    systemsText: 'Quatre types de système, selon ce qui est déjà là. Un clic mène aux mesures.',
    lines: 'Sept gammes',
    linesText:
      'Chacune pour une autre cuisine, toutes avec des accessoires et des pièces qui conviendront encore demain.',
    topsellers: 'Souvent choisis',
    allSystems: 'Tous les systèmes',
    parts: 'Une pièce manque ? Pas tout le système.',
    partsText:
      'Pendant dix ans, chaque pièce s’achète à l’unité. Cherchez par numéro d’article, par modèle ou par ce qui est cassé.',
    allParts: 'Toutes les pièces détachées',
    dealers: 'Envie de le voir et de le faire monter ?',
    dealersText: 'Des cuisinistes près de chez vous exposent les systèmes et les montent.',
    toDealers: 'Trouver un revendeur',
    assembly: 'Montage',
    assemblyText: 'Un système complet se monte en 21 minutes.¹',
    toAssembly: 'Voir le montage',
    professional: 'Boutique pro',
    professionalText: 'Numéros d’article, cotes et filtres pour cuisinistes et menuisiers.',
    toProfessional: 'Vers la boutique pro',
    footnote: '¹ Mesuré sur un X-LINE Pro 60 avec une visseuse sans fil, sans démontage de l’ancien système.',
  },
  systems: {
    complete: {
      name: 'Système complet',
      text: 'Le meuble n’a pas de coulissant, ou l’ancien doit partir. Tiroir, glissières et bacs arrivent ensemble.',
    },
    'existing-pullout': {
      name: 'Pour coulissants existants',
      text: 'Le tiroir et sa façade restent. Le cadre et les bacs se posent sans perçage.',
    },
    'swing-door': {
      name: 'Pour portes battantes',
      text: 'Le meuble a une porte qui s’ouvre sur le côté. Le système pivote avec elle.',
    },
    'free-standing': {
      name: 'Sur pied',
      text: 'Se pose là où il y a de la place : cuisine, buanderie, bureau. Rien à monter.',
    },
  },
  choice: {
    title: 'Systèmes de tri',
    text: 'Deux chemins vers le bon système.',
    measure: 'Mesurer et trouver',
    measureText:
      'Vous avez un mètre sous la main et voulez savoir ce qui entre dans le meuble. Le configurateur demande quelques cotes et explique ce qui convient, ce qui est juste et ce qui ne va pas.',
    measureSteps: ['Choisir le type', 'Saisir les cotes', 'Voir les systèmes adaptés'],
    configure: 'Vers le configurateur',
    shop: 'Choisir soi-même',
    shopText:
      'Vous connaissez le type, la largeur ou le numéro d’article. La boutique pro montre tous les systèmes avec cotes et filtres.',
    toShop: 'Vers la boutique pro',
    byType: 'Directement par type',
    byLine: 'Directement par gamme',
  },
  advanced: {
    title: 'Boutique pro',
    text: 'Tous les systèmes par type, avec numéros d’article, cotes et filtres.',
    professionals: 'Pour cuisinistes, menuisiers et revendeurs',
    professionalsText:
      'Documents de planification et de montage, plans cotés et données CAO se trouvent dans les téléchargements.',
    downloads: 'Vers les téléchargements',
    dealer: 'Devenir revendeur',
    show: 'Voir les systèmes',
    measure: 'Vérifier avec des cotes',
  },
  xLineSelection: {
    title: 'X-LINE selon la largeur du meuble',
    text: 'X-LINE se pose dans le tiroir déjà en place. C’est sa largeur intérieure qui compte ; celle du meuble est un bon début.',
    widthLabel: 'Largeur du meuble',
    inside: 'Largeur intérieure du tiroir',
    depth:
      'Chaque largeur existe en versions dès 400, 450 ou 500 mm de profondeur de tiroir : Compact, Plus et Max.',
    unsure: 'Pas sûr ?',
    unsureText:
      'Dans les tiroirs anciens ou sur mesure, la largeur intérieure varie. Mesurez à l’intérieur, de paroi à paroi.',
  },
  linePage: {
    overline: 'Gamme',
    advantages: 'Ce qui la distingue',
    facts: 'En chiffres',
    products: 'Versions et prix',
    fit: 'Convient-elle à votre cuisine ?',
    fitText: 'Trois cotes suffisent. Le configurateur dit aussi ce qui manque de peu.',
    configure: 'Saisir les cotes',
    parts: 'Pièces détachées de cette gamme',
    assembly: 'Voir le montage',
    all: 'Tout voir',
  },
  lines: {
    'x-line': {
      name: 'X-LINE',
      tagline: 'Pour le coulissant déjà en place',
      text: 'X-LINE transforme un tiroir existant en poste de tri bien rangé. Le cadre se pose, il ne se visse pas, et vous suit en cas de déménagement.',
      advantages: [
        {
          title: 'Sans perçage',
          text: 'Poser le cadre, accrocher les bacs, c’est fait. Le tiroir reste tel quel.',
        },
        {
          title: 'Jusqu’à sept bacs',
          text: 'Pour sacs de 17, 35 et 60 litres, avec petits bacs, compost et vide-poche.',
        },
        { title: 'Le sac tient', text: 'La couronne de tension à dix crochets le tend jusqu’au bord.' },
      ],
      facts: [
        { figure: '450–900 mm', label: 'largeur du meuble' },
        { figure: '400–500 mm', label: 'profondeur du tiroir' },
        { figure: 'jusqu’à 7', label: 'bacs' },
      ],
      note: '',
    },
    'x-line-pro': {
      name: 'X-LINE Pro',
      tagline: 'Tiroir, glissières et bacs d’une seule main',
      text: 'X-LINE Pro est le système complet pour les cuisines neuves et les meubles sans coulissant. Tout est conçu ensemble et arrive dans un seul carton.',
      advantages: [
        {
          title: 'Un carton',
          text: 'Côtés de tiroir, sortie totale, insert et bacs. Rien d’autre à acheter.',
        },
        { title: 'Porte jusqu’à 70 kg', text: 'Même quand le verre et le papier attendent un peu plus.¹' },
        { title: 'Monté en 21 minutes', text: 'Prémonté, avec plan de perçage et vis.²' },
      ],
      facts: [
        { figure: '550 et 600 mm', label: 'largeur du meuble' },
        { figure: '70 kg', label: 'charge admissible¹' },
        { figure: '21 min', label: 'montage²' },
      ],
      note: '¹ Charge nominale des glissières, uniformément répartie. ² Mesuré sur un X-LINE Pro 60 avec une visseuse sans fil, sans démontage de l’ancien système.',
    },
    'boxx-r': {
      name: 'BOXX-R',
      tagline: 'Le coulissant pour rénover',
      text: 'BOXX-R remplace l’ancienne poubelle basculante. Le coulissant se visse au fond du meuble et emporte la façade existante ; même des parois épaisses ne gênent pas.',
      advantages: [
        {
          title: 'La façade reste',
          text: 'La porte d’hier devient la façade du coulissant. La cuisine garde son aspect.',
        },
        { title: 'Testé à 100 kg', text: 'Construit pour des bacs pleins, tous les jours.¹' },
        { title: 'Vissé au fond seulement', text: 'Pour parois de 16 à 25 mm, droites ou non.' },
      ],
      facts: [
        { figure: '550 et 600 mm', label: 'largeur du meuble' },
        { figure: '16–25 mm', label: 'paroi latérale' },
        { figure: '100 kg', label: 'charge d’essai¹' },
      ],
      note: '¹ Charge d’essai du coulissant, statique et uniformément répartie ; ce n’est pas la charge permanente.',
    },
    'd-line': {
      name: 'D-LINE',
      tagline: 'Pivote avec la porte',
      text: 'D-LINE se place derrière la porte battante. À l’ouverture, le bac pivote vers l’avant et lève son couvercle ; à la fermeture, tout disparaît.',
      advantages: [
        { title: 'Une main suffit', text: 'Porte ouverte, couvercle ouvert. L’autre main tient la planche.' },
        { title: 'À gauche ou à droite', text: 'Le mécanisme se monte des deux côtés.' },
        { title: 'Deux tailles', text: 'M convient dès 390 mm de hauteur d’encastrement, L dès 440 mm.' },
      ],
      facts: [
        { figure: '390 mm', label: 'hauteur d’encastrement M' },
        { figure: '440 mm', label: 'hauteur d’encastrement L' },
        { figure: '35 et 40 l', label: 'volume' },
      ],
      note: '',
    },
    's-line': {
      name: 'S-LINE',
      tagline: 'Se pose là où naît le déchet',
      text: 'S-LINE n’a pas besoin de meuble : en cuisine, à la buanderie ou au bureau. S35 et S60 prennent les sacs courants de 35 et 60 litres.',
      advantages: [
        { title: 'Rien à monter', text: 'Poser, tendre le sac, utiliser.' },
        { title: 'Le sac reste caché', text: 'La couronne à dix crochets le tend sous le couvercle.' },
        { title: 'Roule si vous voulez', text: 'Quatre roulettes existent en accessoire.' },
      ],
      facts: [
        { figure: '35 l', label: 'S35' },
        { figure: '60 l', label: 'S60' },
        { figure: '0', label: 'vis' },
      ],
      note: '',
    },
    'heavy-bag': { name: 'Heavy Bag', tagline: 'Le sac pour verre, PET et papier' },
    pot: { name: 'POT', tagline: 'Le bac à compost de cinq litres' },
  },
  spareParts: {
    title: 'Pièces détachées',
    text: 'Pendant dix ans, chaque pièce s’achète à l’unité. Qui connaît le numéro le saisit ; sinon, on trouve la pièce par le type de système.',
    where: 'Où le système est-il monté ?',
    types: {
      frontauszug:
        'La façade et les bacs sortent ensemble : X-LINE, X-LINE Pro, BOXX-R et anciens coulissants.',
      drehtueren: 'La porte s’ouvre sur le côté et le bac pivote avec elle : D-LINE et modèles précédents.',
      freistehend: 'Le bac est posé librement : S-LINE, Heavy Bag et POT.',
    },
    number: 'Où se trouve le numéro ?',
    numberText:
      'Sur une plaquette à l’intérieur du cadre ou sous le bac, par exemple 71.01.001. Avec ou sans points ; une partie suffit.',
  },
}
