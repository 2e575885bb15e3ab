import type { Texts } from '../texts.ts'

export const lines: Texts['lines'] = {
  page: {
    systems: 'Systèmes de tri',
    overline: 'Gamme',
    advantages: 'Ce qui la distingue',
    facts: 'En chiffres',
    products: 'Versions et prix',
    fit: 'Convient-elle à votre cuisine\u00a0?',
    fitText: 'Trois cotes suffisent. Le configurateur dit aussi ce qui manque de peu.',
    configure: 'Saisir les cotes',
    parts: 'Pièces détachées de cette gamme',
    assembly: 'Voir le montage',
    all: 'Tout voir',
  },
  line: {
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
      text: 'BOXX-R remplace l’ancienne poubelle basculante. Le coulissant se visse au fond du meuble et emporte la façade existante\u00a0; même des parois épaisses ne gênent pas.',
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
      note: '¹ Charge d’essai du coulissant, statique et uniformément répartie\u00a0; ce n’est pas la charge permanente.',
    },
    'd-line': {
      name: 'D-LINE',
      tagline: 'Pivote avec la porte',
      text: 'D-LINE se place derrière la porte battante. À l’ouverture, le bac pivote vers l’avant et lève son couvercle\u00a0; à la fermeture, tout disparaît.',
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
      text: 'S-LINE n’a pas besoin de meuble\u00a0: en cuisine, à la buanderie ou au bureau. S35 et S60 prennent les sacs courants de 35 et 60 litres.',
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
}
