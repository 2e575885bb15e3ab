import type { Texts } from '../texts.ts'

export const review: Texts['review'] = {
  title: 'Donner votre avis',
  about: (name) => `Quelle est votre expérience avec ${name}\u00a0?`,
  change: 'Votre avis',
  points: 'Votre note en étoiles',
  stars: {
    1: '1 étoile\u00a0: décevant',
    2: '2 étoiles\u00a0: moyen',
    3: '3 étoiles\u00a0: correct',
    4: '4 étoiles\u00a0: bon',
    5: '5 étoiles\u00a0: très bon',
  },
  headline: 'Titre',
  content: 'Votre expérience',
  contentHint:
    'Au moins 40 caractères. Qu’est-ce qui est bien, qu’est-ce qui l’est moins, comment le produit est-il monté\u00a0?',
  name: 'Votre nom, tel qu’il apparaîtra',
  nameHint: 'Un prénom ou des initiales suffisent.',
  required: 'Les champs marqués d’un * sont obligatoires.',
  send: 'Envoyer votre avis',
  sendChange: 'Envoyer la modification',
  waiting: {
    title: 'Merci pour votre avis',
    text: 'Nous le lisons, puis nous le publions. D’ici là, vous seul le voyez et vous pouvez encore le modifier ici.',
  },
  shown: 'Votre avis est publié. Si vous le modifiez, nous le relisons avant qu’il ne réapparaisse.',
  login: {
    title: 'Il faut un compte client pour donner son avis',
    text: 'Connectez-vous et vous reviendrez ici.',
    login: 'Se connecter',
    register: 'Ouvrir un compte',
  },
  back: 'Retour au produit',
  failed: 'Le formulaire n’a pas pu être chargé.',
}
