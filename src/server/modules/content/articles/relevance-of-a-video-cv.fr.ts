import type { ArticleText } from '#domain/articles.ts';

export const videoCvInFrench: ArticleText = {
  title: 'Pourquoi une présentation vidéo ouvre des portes',
  metaTitle: 'L’intérêt du CV vidéo : ce que cherchent les recruteurs en deux minutes',
  metaDescription:
    'Ce que le CV vidéo ajoute au CV écrit, ce que les recruteurs du Golfe écoutent, et comment préparer trois réponses courtes sans réciter.',
  metaKeywords: 'CV vidéo, présentation vidéo, recruteurs Qatar, réussir son CV vidéo, candidature vidéo',
  excerpt:
    'Deux minutes, trois questions : ce que les recruteurs de Doha écoutent vraiment, et comment se préparer sans réciter.',
  markdown: `
Un CV écrit dit ce que vous avez fait. Il ne dit pas comment vous rassurez un patient inquiet, comment vous accueillez un client, ni si votre futur responsable et vous parlez la même langue. Une présentation vidéo le montre, le temps de boire la moitié d'un café. Tout son intérêt est là : ce n'est pas un film sur vous, ce sont les cinq premières minutes d'un entretien, au moment qui convient à chacun.

## Ce qu'elle change dans le Golfe

Pour un même poste, une entreprise du Qatar lit des candidatures venues de Manille, de Tunis, de Nairobi et de Londres. Trois questions très concrètes reviennent à chaque fois :

- **Pouvons-nous travailler ensemble dans cette langue ?** Les certificats en disent peu ; quatre-vingt-dix secondes de parole suffisent.
- **Cette personne est-elle réelle et sérieuse ?** Les recruteurs croisent des profils inventés. Un visage et une voix qui correspondent au CV créent tout de suite la confiance.
- **Un appel vaut-il la peine ?** Cinq heures séparent Doha de Manille. Un enregistrement évite aux deux parties un rendez-vous qui aurait tourné court.

Beaucoup de bons professionnels paraissent ordinaires sur le papier : une reconversion, un diplôme inconnu à l'étranger, un premier emploi. Ce sont eux qui ont le plus à y gagner.

## Ce qu'elle ne fait pas

Elle ne remplace pas le CV. Le CV se cherche, se trie et se compare ; la vidéo se regarde une fois qu'il a éveillé l'intérêt. Ce n'est pas davantage un concours de beauté. Les entreprises sérieuses s'attachent à ce que vous dites et à la clarté de votre propos. Sur {product}, elles peuvent d'ailleurs étudier les candidatures à l'aveugle, sans nom, photo, nationalité, sexe ni âge, avant d'ouvrir quoi que ce soit. Et si une annonce exige une vidéo sans raison apparente, vous avez le droit de demander pourquoi.

## Trois questions, deux minutes chacune

Sur {product}, la présentation comporte trois questions. La première est la même pour tous : présentez-vous. Les deux autres sont tirées d'une liste, pour que personne ne récite. Vous disposez de deux minutes par réponse ; les meilleures durent souvent entre soixante et quatre-vingt-dix secondes.

Pour la première, voici une trame qui fonctionne :

1. **Aujourd'hui :** votre métier, vos années d'exercice, votre lieu de vie. « Je suis infirmière de réanimation depuis six ans, à Doha depuis 2023. »
2. **La preuve :** une réalisation chiffrée. « Dans mon service, la transmission est passée de quarante à vingt-cinq minutes ; c'est moi qui ai rédigé la liste de contrôle. »
3. **La suite :** ce que vous cherchez, et pourquoi ici. « Je souhaite encadrer une équipe dans un hôpital plus grand, et j'ai déjà la licence qatarienne. »

Pour les autres, suivez le fil **situation, action, résultat, leçon** : une phrase pour chacune des trois premières étapes, puis une pour ce que vous feriez autrement. C'est la leçon que l'on retient.

## Se préparer sans apprendre par cœur

Notez trois mots clés par réponse sur un papier, à côté de l'objectif. Un texte récité s'entend tout de suite : les yeux montent, la voix s'aplatit, et un seul mot oublié bloque tout. Avec des mots clés, vous parlez.

Ensuite, entraînez-vous. L'[entretien d'essai](/interview-simulator) vous pose des questions du même genre et vous montre votre débit et vos pauses. Rien de ce que vous y enregistrez ne quitte votre appareil. Deux passages suffisent : la troisième prise est rarement moins bonne que la dixième.

## Lumière, son, cadre

Un téléphone suffit.

- **La lumière** vient de face. Placez-vous devant une fenêtre, jamais dos à elle.
- **Le son** compte plus que l'image. Une pièce calme, la climatisation coupée deux minutes, le téléphone en silencieux. Des écouteurs avec micro aident.
- **Le cadre :** l'objectif à hauteur des yeux, la tête et les épaules, une largeur de main au-dessus de la tête. Calez le téléphone, ne le tenez pas.
- **Le fond :** un mur uni. Ni votre lit, ni une plage virtuelle.
- **La tenue :** celle d'une journée ordinaire dans ce métier. Un cuisinier peut garder sa veste.

Regardez l'objectif et non votre propre image. Parlez un peu plus lentement que d'habitude : beaucoup de ceux qui vous regarderont vous écoutent, eux aussi, dans une langue apprise. Et souriez en commençant, car un sourire s'entend.

## Dans quelle langue ?

Celle de l'annonce. Si vous travaillez dans deux langues, répondez à une question dans la seconde en le disant : « je continue en anglais ». Peu de lignes d'un CV prouvent autant de choses.

## Les erreurs qui coûtent un entretien

- **Lire son CV à voix haute.** On l'a déjà.
- **« Dynamique et motivé. »** Les adjectifs ne coûtent rien ; les exemples convainquent.
- **Se plaindre d'un employeur.** Dites ce que vous cherchez, pas ce que vous fuyez.
- **Livrer sa vie privée.** Religion, santé, projets de famille : personne n'en a besoin, personne n'a le droit de l'exiger.
- **Recommencer sans fin.** Une légère hésitation est humaine. Gardez la prise où vous êtes vous-même.

## Qui peut la voir

Cette présentation vous appartient. Une entreprise la voit si vous postulez chez elle, si vous acceptez son invitation ou si vous avez choisi d'apparaître dans le vivier de talents. Le lien public n'existe que si vous le publiez : il est impossible à deviner, les moteurs de recherche ne l'indexent pas, et vous pouvez le retirer quand vous voulez. Vous voyez qui l'a regardée. Et dès que votre parcours s'enrichit, rien ne vous empêche d'en enregistrer une nouvelle.
`,
};
