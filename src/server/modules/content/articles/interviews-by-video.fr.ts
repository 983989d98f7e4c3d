import type { ArticleText } from '#domain/articles.ts';

export const videoInterviewInFrench: ArticleText = {
  title: 'Entretien vidéo : être entendu, et retenu',
  metaTitle: 'Réussir un entretien vidéo pour un poste au Qatar : préparation, questions, suivi',
  metaDescription:
    'Préparer un entretien vidéo, en direct ou différé, avec un employeur du Golfe : technique, fuseaux horaires, questions fréquentes et questions à poser.',
  metaKeywords:
    'entretien vidéo, entretien en ligne, entretien d’embauche Qatar, questions d’entretien, entretien différé',
  excerpt:
    'En direct ou en différé, le premier entretien pour un poste du Golfe passe par l’écran. Comment préparer la pièce, les réponses et vos propres questions.',
  markdown: `
Si vous postulez depuis l'étranger, vous ne verrez peut-être votre futur responsable qu'à l'écran avant votre premier jour. Même à Doha, le premier échange se fait désormais le plus souvent en vidéo. Les règles d'un bon entretien n'ont pas changé, mais l'écran supprime la poignée de main et les trois mots dans l'ascenseur. Ce qui reste se prépare.

## Deux formes, deux préparations

**L'entretien différé.** Certaines offres comportent des questions vidéo. Vous lisez la question, vous enregistrez votre réponse dans le temps indiqué, vous la réécoutez, vous la gardez ou la refaites, puis vous l'envoyez. Personne n'est encore de l'autre côté. L'avantage est pour vous : vous choisissez l'heure et la prise. Avant d'appuyer sur le bouton, relisez l'annonce, car les questions en sont tirées.

**L'entretien en direct.** Vous recevez une invitation avec une date, un fuseau horaire, une durée et un lien. Acceptez-la aussitôt dans votre agenda ; en cas d'empêchement, proposez un autre créneau par le lien de l'invitation au lieu de laisser le silence s'installer. Déplacer un rendez-vous est banal. Ne pas venir ne s'oublie pas.

## Attention au fuseau horaire

Le Qatar a trois heures d'avance sur Greenwich toute l'année, sans heure d'été. Paris a donc une heure de retard sur Doha en été et deux en hiver, Tunis deux heures toute l'année, Nairobi aucune. Sur {product}, les heures s'affichent dans votre fuseau, avec celui de l'entreprise à côté. Si l'on vous donne une heure sans fuseau, demandez-le : c'est une marque de sérieux.

Le dimanche est travaillé au Qatar, le vendredi ne l'est pas. Pendant le ramadan, la journée légale est de six heures, et les entretiens se placent plutôt en fin de matinée.

## La veille

- **L'appareil :** chargez-le, mettez-le à jour, redémarrez-le. Essayez caméra et micro dans le navigateur que vous utiliserez. Un ordinateur vaut mieux qu'un téléphone ; un téléphone bien calé vaut mieux qu'un ordinateur qui tremble.
- **Le réseau :** installez-vous près de la box ou branchez un câble. Gardez un forfait mobile en secours, et le numéro de votre interlocuteur sur papier.
- **La pièce :** la lumière devant, un mur derrière, une porte qui ferme. Prévenez ceux qui vivent avec vous.
- **Les papiers :** le CV que vous avez envoyé, l'annonce, trois mots clés par récit, un stylo.
- **L'entreprise :** parcourez sa page, une actualité récente et le profil de la personne qui vous recevra.

## Les questions qui reviennent

La plupart des premiers entretiens puisent dans la même douzaine de questions. Préparez ces six-là à voix haute :

1. **Parlez-moi de vous.** Quatre-vingt-dix secondes : aujourd'hui, la preuve, la suite. Pas votre vie.
2. **Pourquoi le Qatar, pourquoi nous ?** Une raison sincère pour le lieu, une autre qui ne vaut que pour cette entreprise.
3. **Racontez un problème que vous avez résolu.** Situation, action, résultat, leçon. Dites « je » pour ce que vous avez fait vous-même.
4. **Un désaccord avec un responsable.** On veut entendre du respect et une issue, pas une victoire.
5. **Votre préavis, votre visa ?** Répondez d'une traite, les faits en tête.
6. **Vos prétentions ?** Donnez une fourchette que vous avez vérifiée, précisez s'il s'agit du salaire de base ou du total, et parlez du logement avant de fixer quoi que ce soit.

Vous n'êtes pas tenu de répondre à tout. La religion, le désir d'enfants, la santé sans rapport avec le poste ou la vie de famille n'aident pas à juger vos capacités. Une phrase tranquille suffit : « Je préfère m'en tenir au poste ; à quel aspect du travail pensiez-vous ? »

## Pendant l'échange

Connectez-vous cinq minutes avant, sous votre nom complet. Regardez l'objectif quand vous parlez, l'image quand vous écoutez. Attendez une demi-seconde avant de répondre : la ligne a un léger décalage, et deux personnes qui commencent ensemble perdent toutes deux le fil.

Parlez par petits paragraphes, puis arrêtez-vous. À l'écran, quatre minutes de monologue en paraissent dix. Si vous n'avez pas compris, dites ce que vous avez compris : « Vous parlez de la passation ; avec le client, ou entre équipes ? »

Si la connexion se coupe, écrivez aussitôt : « Coupé à 14 h 20, je reviens par téléphone. » Votre façon de gérer ce petit incident sera la meilleure réponse de la journée.

Des notes à côté de l'écran, c'est permis, et vous pouvez le dire. Faire rédiger vos réponses par un programme pendant que vous parlez ne l'est pas : les yeux balaient la ligne, les mots ne sont pas les vôtres, et les recruteurs l'ont vu cent fois.

## Vos questions

Préparez-en trois, posez-en au moins deux :

- Qu'aimeriez-vous que la personne recrutée ait accompli au bout de trois mois ?
- Pourquoi le poste est-il ouvert ?
- Comment allez-vous décider, et pour quand ?

La dernière vous épargne deux semaines de conjectures. Ne commencez pas par les congés et les indemnités ; ils viendront avant la rédaction de l'offre, au moment où c'est le bon sujet.

## Après

Dans la journée, envoyez quatre lignes : un merci, le point qui vous a le plus intéressé, ce que vous aviez promis, vos disponibilités. Puis notez pour vous-même les questions posées et ce que vous répondriez maintenant. Cette liste vaut mieux que tous les guides, celui-ci compris.

En cas de refus, demandez ce qui aurait pu faire la différence. Certains répondent, et la réponse est généralement utile.

## S'exercer là où personne n'écoute

L'[entretien d'essai](/interview-simulator) vous pose des questions de ce type, chronomètre à l'appui. Il calcule votre débit, vos pauses et la durée de vos réponses sur votre propre appareil, les compare à vos essais précédents et n'envoie rien à personne. Un débit confortable se situe entre 120 et 160 mots par minute en français. Trois séances de dix minutes, trois jours différents, valent mieux qu'une longue soirée.
`,
};
