import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  status: (status) => `Erreur ${status}`,
  home: 'Vers la page d’accueil',
  search: 'Chercher dans la boutique',
  again: 'Réessayer',
  apiAdvice:
    'La connexion à la Store API est interrompue. Vérifiez son adresse et la clé d’accès dans la configuration.',
  pages: {
    400: {
      title: 'Demande incomprise',
      text: 'L’adresse ou les données envoyées sont illisibles. Veuillez vérifier le lien.',
    },
    403: {
      title: 'Session expirée',
      text: 'Revenez à la dernière page, rechargez-la et réessayez.',
    },
    404: {
      title: 'Page introuvable',
      text: 'Cette page n’existe pas ou plus. La recherche et la page d’accueil mènent plus loin.',
    },
    405: { title: 'Impossible ici', text: 'Cette page n’accepte aucune saisie.' },
    408: {
      title: 'Délai dépassé',
      text: 'La boutique n’a pas répondu à temps. Veuillez recharger la page.',
    },
    410: { title: 'Plus disponible', text: 'Cette page n’existe plus.' },
    412: {
      title: 'Boutique non connectée',
      text: 'La boutique n’est pas correctement connectée en ce moment. Nous nous en occupons.',
    },
    413: { title: 'Trop de données', text: 'L’envoi est trop volumineux. Veuillez le raccourcir.' },
    414: {
      title: 'Adresse trop longue',
      text: 'Une adresse peut compter 1000 caractères au plus. Veuillez vérifier le lien.',
    },
    415: { title: 'Format incompris', text: 'Nous ne pouvons pas lire les données sous cette forme.' },
    429: { title: 'Trop de tentatives', text: 'Patientez un instant, puis réessayez.' },
    500: {
      title: 'Une erreur grave',
      text: 'Un problème est survenu chez nous. L’erreur a été enregistrée.',
    },
    502: {
      title: 'Demande non aboutie',
      text: 'Le serveur n’a pas pu terminer la demande. Veuillez réessayer.',
    },
    503: { title: 'Serveur occupé', text: 'La boutique est très fréquentée. Réessayez dans une minute.' },
  },
  other: { title: 'Cela n’a pas fonctionné', text: 'Réessayez ou revenez à la page d’accueil.' },
}
