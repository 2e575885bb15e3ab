import type { Texts } from '../texts.ts'

export const pages: Texts['pages'] = {
  home: {
    title: 'Le tri des déchets en cuisine',
    text: 'Coulissants, systèmes pour portes battantes et poubelles sur pied fabriqués en Suisse. Avec 5 ans de garantie produit et 10 ans de pièces détachées.',
  },
  wasteSystems: {
    title: 'Systèmes de tri',
    text: 'Mesurez votre meuble et voyez ce qui convient, ou choisissez vous-même dans la boutique professionnelle.',
  },
  xLineSelection: {
    title: 'Choisir son X-LINE',
    text: 'X-LINE existe pour des meubles de 450 à 900 mm de large. La largeur du meuble et la profondeur du tiroir décident de la version.',
  },
  advanced: {
    title: 'Boutique professionnelle',
    text: 'Tous les systèmes avec références et dimensions\u00a0: systèmes de tiroir complets, inserts pour coulissants existants, systèmes pour portes battantes et poubelles sur pied.',
  },
  advancedType: {
    title: 'Systèmes par type',
    text: 'Tous les systèmes d’un type, avec références et dimensions.',
  },
  configurator: {
    title: 'Configurateur',
    text: 'Quatre types au choix. Ensuite, quelques mesures en millimètres montrent quels systèmes entrent dans votre meuble.',
  },
  configuratorType: {
    title: 'Saisir les mesures',
    text: 'Mesurez à l’intérieur\u00a0: largeur du meuble, hauteur et profondeur de montage, le tout en millimètres.',
  },
  configuratorProducts: {
    title: 'Systèmes adaptés',
    text: 'Si rien ne convient exactement, nous vous aidons volontiers en personne.',
  },
  category: {
    title: 'Assortiment',
    text: 'Systèmes de tri, accessoires et pièces détachées d’une seule main.',
  },
  boxxR: {
    title: 'BOXX-R',
    text: 'Le coulissant pour la rénovation\u00a0: il entre dans le meuble existant et est testé jusqu’à 100 kg.',
  },
  dLine: {
    title: 'D-LINE',
    text: 'Le système pour portes battantes. La taille L demande 440 mm de hauteur de montage, la taille M 390 mm.',
  },
  sLine: { title: 'S-LINE', text: 'Des poubelles sur pied de 35 ou 60 litres, là où naissent les déchets.' },
  xLinePro: {
    title: 'X-LINE Pro',
    text: 'Le système de tiroir complet\u00a0: côtés, coulisses et bacs faits les uns pour les autres.',
  },
  xLine: { title: 'X-LINE', text: 'L’insert pour coulissants frontaux existants, avec jusqu’à sept bacs.' },
  spareParts: {
    title: 'Pièces détachées',
    text: 'Chaque pièce est disponible seule pendant 10 ans. Cherchez par référence, par mot ou par type de système.',
  },
  sparePartsFrontPullOut: {
    title: 'Pièces pour coulissants frontaux',
    text: 'Bacs, couronnes de tension, couvercles, filtres et ferrures pour les systèmes qui se tirent vers l’avant.',
  },
  sparePartsType: { title: 'Pièces par type', text: 'Toutes les pièces d’un type de système.' },
  sparePartsCategory: {
    title: 'Pièces par groupe',
    text: 'Toutes les pièces d’un groupe, avec référence et prix.',
  },
  search: { title: 'Recherche', text: 'Cherchez un produit, une pièce détachée ou une référence.' },
  cart: { title: 'Panier', text: 'Ce que vous souhaitez commander, prix TVA comprise.' },
  wishlist: {
    title: 'Liste d’envies',
    text: 'Votre liste est encore vide. Enregistrez des produits pour les comparer plus tard.',
  },
  checkout: { title: 'Commande', text: 'Commandez en tant qu’invité ou avec votre compte client.' },
  checkoutSuccess: { title: 'Commande reçue', text: 'Merci. La confirmation arrive par e-mail.' },
  checkoutPaid: { title: 'Merci', text: 'Votre paiement est arrivé. La confirmation suit par e-mail.' },
  checkoutUnpaid: {
    title: 'Paiement non abouti',
    text: 'Votre paiement n’est pas arrivé. Réessayez ou écrivez-nous.',
  },
  orderLookup: {
    title: 'Rechercher une commande',
    text: 'Avec le numéro de commande, l’adresse e-mail et le code postal, vous voyez votre commande sans compte.',
  },
  service: {
    title: 'Service',
    text: 'Nous sommes là du lundi au jeudi de 7 h 30 à 12 h et de 13 h 30 à 17 h, le vendredi jusqu’à 16 h.',
  },
  contact: {
    title: 'Contact',
    text: 'Nous répondons aux questions de mesures, de montage ou de commande pendant les heures d’ouverture.',
  },
  assembly: {
    title: 'Montage',
    text: 'Un système se monte en 21 minutes environ. Qui préfère ne pas visser lui-même le confie à un spécialiste.',
  },
  bagTension: {
    title: 'Tension du sac',
    text: 'La couronne tient le sac ouvert avec dix crochets\u00a0: il ne glisse pas et utilise tout le bac.',
  },
  dealers: {
    title: 'Réseau de revendeurs',
    text: 'Près de chez vous, cuisinistes et grossistes montrent les systèmes et les installent.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Des nouvelles des systèmes, des pièces et de l’entretien. L’inscription se confirme par e-mail.',
  },
  blog: {
    title: 'Blog',
    text: 'Articles sur la planification, le quotidien, la rénovation et le recyclage.',
  },
  downloads: {
    title: 'Téléchargements',
    text: 'Notices de montage, fiches techniques, plans cotés, données CAO et conseils d’entretien.',
  },
  login: {
    title: 'Se connecter',
    text: 'Avec un compte client, vous voyez vos commandes, adresses et documents.',
  },
  register: {
    title: 'Ouvrir un compte',
    text: 'Le compte est facultatif\u00a0; vous pouvez aussi commander en invité.',
  },
  registrationConfirm: {
    title: 'Confirmer le compte',
    text: 'Ouvrez le lien dans l’e-mail que nous vous avons envoyé.',
  },
  recoverPassword: {
    title: 'Mot de passe oublié',
    text: 'Un nouveau mot de passe se définit par un lien que nous envoyons par e-mail.',
  },
  resetPassword: { title: 'Nouveau mot de passe', text: 'Ouvrez cette page par le lien de l’e-mail.' },
  account: { title: 'Mon compte', text: 'Commandes, adresses, paiement et données personnelles.' },
  addresses: { title: 'Adresses', text: 'Adresses de facturation et de livraison pour vos commandes.' },
  orders: { title: 'Commandes', text: 'Vos commandes avec leur état et leurs documents.' },
  order: { title: 'Commande', text: 'Articles, livraison et documents d’une commande.' },
  accountPayment: { title: 'Mode de paiement', text: 'Le mode de paiement que nous vous proposons d’abord.' },
  profile: { title: 'Données personnelles', text: 'Le nom et l’adresse e-mail de votre compte.' },
  password: { title: 'Changer le mot de passe', text: 'Il faut l’ancien mot de passe et un nouveau.' },
  email: {
    title: 'Changer d’adresse e-mail',
    text: 'Vous vous connectez avec elle, et nous vous y écrivons.',
  },
  emailConfirm: { title: 'Confirmer l’adresse e-mail', text: 'Ouvrez cette page par le lien de l’e-mail.' },
  passkeys: { title: 'Clés d’accès', text: 'Se connecter par empreinte, visage ou code, sans mot de passe.' },
  sessions: {
    title: 'Appareils connectés',
    text: 'Où vous êtes connecté, et comment déconnecter des appareils.',
  },
  documents: { title: 'Documents', text: 'Factures et téléchargements de vos commandes.' },
  cabinets: {
    title: 'Mes meubles',
    text: 'Les meubles mesurés auxquels chaque produit de la boutique est comparé.',
  },
  accountPrivacy: {
    title: 'Mes données',
    text: 'Une copie de vos données, et comment supprimer votre compte.',
  },
  imprint: { title: 'Mentions légales', text: 'Qui exploite cette boutique.' },
  privacy: { title: 'Protection des données', text: 'Ce qu’il advient de vos données.' },
  terms: { title: 'Conditions générales', text: 'Les conditions des commandes dans cette boutique.' },
  shipping: { title: 'Expédition et livraison', text: 'Où nous livrons et à quel prix.' },
  withdrawal: {
    title: 'Renoncer au contrat ici',
    text: 'Rétractez-vous d’un contrat en deux étapes, sans vous connecter. Nous en accusons réception par e-mail.',
  },
  accessibility: { title: 'Accessibilité', text: 'Comment chacun peut utiliser cette boutique.' },
}
