import type { FirstTexts } from './first-questions.ts';

export const faqInFrench: FirstTexts = {
  cost: {
    question: '{product} est-elle payante pour les candidats ?',
    answer:
      "Non. La recherche, les candidatures, le créateur de CV, la présentation vidéo et les entretiens d'entraînement sont gratuits. La loi qatarienne interdit de faire payer un travailleur pour son recrutement : si quelqu'un vous demande de l'argent, ne payez pas et [prévenez-nous](/contact-us).",
  },
  apply: {
    question: 'Comment postuler à une offre ?',
    answer:
      "Ouvrez une offre dans la [recherche](/jobs-pool) et choisissez **Postuler**. Il faut un compte, que vous pouvez créer dans le formulaire de candidature. Choisissez un CV, répondez aux questions de l'entreprise, joignez une lettre si elle est demandée, et envoyez. Chaque candidature reste visible sur votre tableau de bord.",
  },
  fit: {
    question: 'Que signifie « 6 conditions remplies sur 7 » ?',
    answer:
      "L'offre énonce ses critères sous forme de données : visa, préavis, langues, permis de conduire, etc. Nous les comparons à votre profil et vous montrons ce qui manque avant que vous postuliez. Vous pouvez postuler malgré tout : c'est une information, pas une barrière.",
  },
  'application-status': {
    question: 'Que signifient les statuts de ma candidature ?',
    answer:
      "**En attente :** reçue. **En cours de lecture :** ouverte par l'entreprise. **Présélectionnée :** retenue parmi les meilleures. Viennent ensuite l'entretien, l'offre et l'embauche. **En attente d'une décision :** l'entreprise a suspendu son choix. **Non retenue :** elle a choisi quelqu'un d'autre. Si l'offre est clôturée, vous êtes prévenu.",
  },
  withdraw: {
    question: 'Puis-je retirer une candidature ?',
    answer:
      "Oui, tant que vous n'êtes ni embauché ni refusé : ouvrez-la depuis votre tableau de bord et choisissez **Retirer**. L'entreprise voit que vous vous êtes retiré. On ne postule qu'une fois à chaque offre.",
  },
  'job-alerts': {
    question: 'Comment recevoir les nouvelles offres par e-mail ?',
    answer:
      "Réglez vos filtres dans la [recherche](/jobs-pool) et choisissez **Créer une alerte emploi**. C'est possible sans compte : vous confirmez alors votre adresse par e-mail. Chaque e-mail contient un lien pour arrêter l'alerte.",
  },
  'cv-file': {
    question: 'Quel fichier faut-il pour mon CV ?',
    answer:
      "Un PDF ou un fichier Word (.docx) de 3 Mo au plus, avec du vrai texte (pas une numérisation) et sans mot de passe. Nous le lisons et vous proposons de quoi remplir votre profil ; rien n'est enregistré avant votre confirmation. D'un fichier Word, nous faisons un PDF, avec votre texte mais sans votre mise en page ; c'est lui que voient les entreprises : regardez-le. La photo d'une page convient aussi, mais n'est pas lue.",
  },
  'cv-builder': {
    question: "Je n'ai pas de CV. Puis-je en créer un ici ?",
    answer:
      "Oui. Le créateur de CV remplit un modèle à partir de votre profil, vous laisse réordonner les rubriques et produit un PDF au format lettre ou A4. Vos données s'exportent au format JSON Resume, et vous pouvez les importer d'un autre outil.",
  },
  'company-approval': {
    question: 'Comment mon entreprise est-elle approuvée, et en combien de temps ?',
    answer:
      "Une personne lit votre registre du commerce et les autres documents, en général sous un à deux jours ouvrés. S'il manque quelque chose, vous en recevez le motif, vous corrigez et vous renvoyez. Jusqu'à l'approbation, les offres, les candidatures et le vivier restent fermés.",
  },
  trial: {
    question: "Que comprend l'essai, et que se passe-t-il ensuite ?",
    answer:
      "Trente jours à compter de votre approbation, sans carte bancaire. Nous vous prévenons sept jours avant la fin. Ensuite, vous ne pouvez plus publier de nouvelle offre tant que notre équipe n'a pas réglé votre formule ; vos données restent. Voir les [formules](/plans).",
  },
  slots: {
    question: 'Pourquoi ne puis-je pas créer une offre de plus ?',
    answer:
      "Votre formule autorise un certain nombre d'offres simultanées, et toute offre non clôturée compte, brouillons compris. Clôturez-en une ou [demandez une formule plus large](/plans). Il en va de même pour les questions de présélection et les questions vidéo.",
  },
  publish: {
    question: 'Puis-je modifier une offre après sa publication ?',
    answer:
      'Oui, à tout moment, sauf ses questions de présélection et ses questions vidéo : elles sont figées dès la première candidature, puisque les candidats y ont répondu. Une offre expirée redevient publique si vous prolongez son échéance ; sa date de première publication ne change pas.',
  },
  'hidden-name': {
    question: 'Puis-je publier sans afficher notre nom ?',
    answer:
      "Oui, offre par offre. Nom, logo et adresse n'apparaissent alors nulle part en public : ni sur la page, ni dans les flux, ni dans les données structurées, ni dans les images. Les candidats lisent « Entreprise confidentielle ».",
  },
  shortlist: {
    question: 'Comment montrer des candidatures à un responsable sans compte ?',
    answer:
      'Sélectionnez-les et choisissez **Partager**. Le lien peut expirer, porter un mot de passe et être retiré ; vous voyez combien de fois il a été ouvert. Il ne montre aucune coordonnée, sauf si vous le décidez.',
  },
  'move-application': {
    question: 'Pourquoi ne puis-je pas déplacer une candidature vers une autre offre ?',
    answer:
      "Seule une candidature dont l'entretien a eu lieu peut être déplacée. Elle garde alors ses réponses, ses notes, ses évaluations et son historique, et indique l'offre d'où elle vient.",
  },
  'video-introduction': {
    question: "Qu'est-ce que la présentation vidéo ?",
    answer:
      "Trois questions, dont la première est la même pour tous, et jusqu'à deux minutes par réponse. Vous pouvez l'enregistrer à l'inscription ou plus tard ; elle compte dans la force de votre profil. Notre [article](/relevance-of-a-video-cv) explique comment s'y préparer.",
  },
  'video-device': {
    question: 'De quoi ai-je besoin pour enregistrer ?',
    answer:
      "D'un navigateur récent, d'une caméra et d'un micro ; un téléphone suffit. Le navigateur vous demande l'autorisation. Si vous l'avez refusée par erreur, rétablissez-la dans les réglages de la page (le symbole à côté de l'adresse), puis rechargez.",
  },
  retake: {
    question: 'Puis-je recommencer une réponse ?',
    answer:
      "Oui, autant de fois que vous voulez avant de l'enregistrer ou de l'envoyer. Votre présentation se remplace à tout moment. Une réponse à la question d'une entreprise ne peut plus être modifiée une fois envoyée.",
  },
  'lost-connection': {
    question: "La connexion a coupé pendant l'enregistrement. Tout est perdu ?",
    answer:
      "Non. L'enregistrement est conservé sur votre appareil au fur et à mesure, et l'envoi reprend dès le retour du réseau. Rouvrez la même page sur le même appareil : il repart de là.",
  },
  practice: {
    question: "Qui voit mes entretiens d'entraînement ?",
    answer:
      'Personne. L’entretien d’essai enregistre et calcule ses conseils sur votre propre appareil, sans rien nous envoyer, ni à nous ni aux entreprises.',
  },
  'who-sees-me': {
    question: 'Qui peut voir mon profil ?',
    answer:
      "Les entreprises chez qui vous postulez ou dont vous acceptez l'invitation ; les entreprises approuvées, dans le vivier, si vous avez accepté d'y figurer ; et ceux qui détiennent votre lien public, si vous en avez publié un. Vous voyez qui vous a consulté, et vous pouvez vous cacher des entreprises que vous nommez.",
  },
  'talent-pool': {
    question: "Qu'est-ce que le vivier de talents ?",
    answer:
      "Une recherche réservée aux entreprises approuvées. Vous n'y figurez que si vous avez coché ce consentement, à l'inscription ou sur votre tableau de bord, et si votre adresse est vérifiée. Vous le retirez dans vos paramètres, et vous disparaissez aussitôt de la recherche.",
  },
  'share-link': {
    question: 'Que montre mon lien public ?',
    answer:
      "Ce que vous choisissez. Adresse électronique, téléphone, date de naissance, nationalité, sexe, situation de famille, salaire souhaité, fichier du CV et historique des candidatures restent masqués tant que vous ne les activez pas. L'adresse est impossible à deviner, absente des moteurs de recherche, et vous la retirez quand vous voulez.",
  },
  'export-data': {
    question: 'Comment obtenir une copie de mes données ?',
    answer:
      'Dans vos paramètres, choisissez **Exporter mes données**. Vous recevez une archive complète : profil, fichiers, vidéos, candidatures, consentements et consultations de votre profil.',
  },
  'delete-account': {
    question: 'Comment supprimer mon compte ?',
    answer:
      'Dans vos paramètres, avec votre mot de passe. Profil, CV, vidéos et liens sont effacés sous 24 heures, et nous vous le confirmons par courriel. Dans les statistiques des entreprises, vos candidatures ne subsistent que sans rien qui permette de vous reconnaître.',
  },
  report: {
    question: 'Comment signaler une offre suspecte ?',
    answer:
      "Choisissez **Signaler cette offre** sur sa page. Cela prend une minute, l'entreprise ne saura pas qui l'a signalée, et une personne l'examine. Une annonce qui réclame de l'argent est retirée.",
  },
  passport: {
    question: "Une entreprise me demande mon passeport. Dois-je l'envoyer ?",
    answer:
      "Pas avant une offre écrite, et alors seulement une copie, pour le visa. Aucune entreprise ne peut garder votre passeport. N'envoyez jamais de coordonnées bancaires ni de codes reçus par SMS.",
  },
  'verification-mail': {
    question: "Je n'ai pas reçu le courriel de vérification.",
    answer:
      "Regardez dans les indésirables, puis choisissez **Renvoyer** sur votre tableau de bord ou sur l'écran de connexion. Le lien est valable 24 heures et une seule fois ; un nouveau courriel annule le précédent. Si l'adresse comporte une erreur, corrigez-la sur votre tableau de bord.",
  },
  'forgotten-password': {
    question: "J'ai oublié mon mot de passe.",
    answer:
      "Choisissez **Mot de passe oublié** sur l'écran de connexion. Vous recevez un code de huit caractères, valable dix minutes et cinq essais, qui permet de définir un nouveau mot de passe. Tous vos appareils sont alors déconnectés.",
  },
  'change-email': {
    question: "Comment changer d'adresse électronique ?",
    answer:
      "Dans votre profil, avec votre mot de passe. Vous êtes déconnecté, et nous envoyons un lien à la nouvelle adresse. Tant que vous ne l'avez pas ouvert, l'ancienne reste valable ; elle reçoit aussi un avis.",
  },
  devices: {
    question: 'Comment me déconnecter de mes autres appareils ?',
    answer:
      'Vos paramètres dressent la liste des appareils connectés. Vous pouvez y mettre fin un par un. Changer de mot de passe déconnecte tous les autres.',
  },
  language: {
    question: 'Comment changer de langue, ou passer au thème sombre ?',
    answer:
      'Les deux réglages sont dans la barre du haut ; celui de la langue se trouve aussi en bas de page. Votre choix est conservé sur votre appareil. Vos courriers arrivent dans la langue de votre compte.',
  },
};
