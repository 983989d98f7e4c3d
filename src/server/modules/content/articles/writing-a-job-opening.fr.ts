import type { ArticleText } from '#domain/articles.ts';

export const jobOpeningInFrench: ArticleText = {
  title: 'Rédiger une annonce qui attire les bons candidats',
  metaTitle: 'Employeurs : rédiger une offre d’emploi qui attire les bons candidats',
  metaDescription:
    'Intitulé, salaire, cinq vraies exigences, deux questions et une promesse de réponse : écrire au Qatar une offre à laquelle répondent les bonnes personnes.',
  metaKeywords:
    'rédiger une offre d’emploi, recruter au Qatar, recruter à Doha, questions de présélection, guide employeur, recrutement Golfe',
  excerpt:
    'Pour les employeurs : un intitulé que l’on cherche, une fourchette honnête, cinq vraies exigences, deux bonnes questions et une promesse de réponse.',
  markdown: `
Les entreprises manquent rarement de candidatures. Elles en reçoivent quatre cents, dont neuf conviennent. La cause se trouve d'ordinaire dans l'annonce : si générale que chacun s'y reconnaît, si longue que les meilleurs abandonnent. Une bonne annonce fait deux choses à la fois : elle attire ceux qui conviennent, et elle permet aux autres de voir d'eux-mêmes que ce poste n'est pas pour eux.

## L'intitulé : ce que les gens tapent

Les candidats cherchent « ingénieur travaux », pas « associé excellence construction II ». Prenez le nom du métier, ajoutez une précision, arrêtez-vous : *infirmier, réanimation* ; *comptable fournisseurs* ; *commis pâtissier*. Pas de majuscules partout, pas d'« urgent », pas d'échelons maison, pas de salaire. Et une annonce par poste : « Ingénieurs (toutes spécialités) » n'est trouvé par personne.

## Les trois premières lignes

On lit sur un téléphone, et l'on décide en trois lignes. Dites ce que la personne fera, pour qui, et pourquoi le poste existe : « Vous dirigerez l'équipe de nuit d'un service de chirurgie de 90 lits à Lusail. Onze infirmiers vous seront rattachés. Le poste est créé pour l'ouverture du service en mars. » L'histoire de la maison attendra ; elle a sa propre page.

## Les missions : cinq à sept

Écrivez ce que l'on fait vraiment dans une semaine ordinaire, avec des verbes, l'essentiel d'abord. « Préparer la clôture mensuelle de trois entités » dit tout à un comptable ; « gérer l'ensemble des sujets comptables » ne lui dit rien. Si un cinquième du temps est ingrat, écrivez-le aussi. On reste plus longtemps là où personne ne nous a trompés.

## Les exigences : cinq, et des vraies

Chaque exigence divise le vivier par deux, et pas au hasard : les plus prudents, et beaucoup de femmes, renoncent quand il leur manque un point sur dix ; d'autres postulent avec trois. Alors, partagez la liste :

- **Il vous faut :** la licence, la langue, l'expérience sans lesquelles le travail est impossible. Cinq points au plus.
- **Un plus :** tout le reste, trois points au plus.
- **Vous apprendrez ici :** ce que vous êtes prêt à enseigner. C'est une raison de postuler.

Ne demandez des années que si les années comptent. « A clôturé les comptes d'une société de plus de 50 millions de QAR de chiffre d'affaires » éprouve mieux que « sept ans d'expérience ».

Remplissez ensuite les critères du Golfe comme des données, non comme de la prose : type de visa, transférable ou non, présence dans le pays, préavis accepté, langues, permis qatarien. Chaque candidat lit alors « 6 conditions remplies sur 7 » avant de postuler, et vous recevez moins de candidatures sans issue.

Exiger une nationalité, un sexe, un âge ou une situation de famille réduit votre choix et abîme votre nom. Si la loi réserve le poste aux citoyens, dites-le clairement. Sinon, abstenez-vous.

## Le salaire : publiez-le

Une annonce qui affiche une fourchette est plus souvent ouverte, et ceux qui postulent savent déjà qu'ils accepteraient. Si vous la publiez, qu'elle soit réelle : un maximum qui dépasse le minimum de moins d'un tiers. Indiquez la devise et la période, et détaillez dans les avantages ce qui s'y ajoute : logement, transport, assurance, billet, scolarité. Pour tout lecteur, « rémunération attractive » veut dire « basse ».

## Les questions de présélection : deux ou trois

Elles épargnent plus de temps que n'importe quel filtre, à condition que l'on y réponde en une minute et que la réponse puisse trancher :

- *Oui ou non :* Détenez-vous une licence valide du ministère de la Santé publique ?
- *Nombre :* De combien de jours est votre préavis ?
- *Texte :* Quel logiciel comptable avez-vous utilisé chaque jour ces deux dernières années, et pour quoi faire ?

Ne demandez rien qui figure dans le CV. Chaque question de plus vous coûte des candidats, et les plus occupés partent les premiers ; ce sont souvent les meilleurs.

## La question vidéo : une seule, pour le bon poste

Elle se justifie quand le métier consiste à parler : accueil, vente, soins, enseignement. Posez une question concrète et loyale : « Une cliente affirme que sa chambre n'est pas celle qu'elle a réservée, et l'hôtel est complet. Que lui dites-vous ? » Laissez deux minutes. Ne réclamez pas une présentation que le profil contient déjà, et ne regardez les réponses qu'après le CV, ou bien activez l'étude à l'aveugle, afin qu'un visage ne décide pas à la place d'une compétence.

## Les annonces confidentielles

Vous pouvez masquer le nom de l'entreprise, par exemple pour un remplacement. Cela fonctionne pour les postes de direction et dessert tous les autres, car un candidat prudent n'envoie pas son CV à un inconnu. Dans ce cas, décrivez le secteur et la taille, et répondez vite.

## La promesse de répondre

Dites sous quel délai chacun aura de vos nouvelles, et tenez-le. Sur {product}, chaque offre a son compteur de réponse, avec un rappel ; les entreprises ponctuelles obtiennent un badge au chiffre mesuré : « 92 % de réponses en 10 jours ». Un refus au quatrième jour est plus aimable que le silence, et ceux que l'on a refusés avec égards postulent à nouveau, ou vous recommandent.

Dès que le poste est pourvu, fermez l'offre. Elle disparaît aussitôt, et tous les candidats en attente sont prévenus.

## Ne jamais faire payer

Au Qatar, aucune part du coût du recrutement ne peut retomber sur le travailleur : ni le visa, ni la visite médicale, ni la commission de l'agent. Si vous passez par des agences à l'étranger, inscrivez-le dans le contrat, et demandez aux nouveaux venus, dès le premier jour, s'ils ont payé quelqu'un. Ici, une annonce qui réclame de l'argent est retirée, et l'entreprise avec elle.

## Avant de publier

1. Une personne extérieure comprendrait-elle l'intitulé ?
2. Les trois premières lignes se suffisent-elles ?
3. Y a-t-il cinq vraies exigences au plus ?
4. La fourchette est-elle publiée, ou savez-vous pourquoi elle ne l'est pas ?
5. Répondriez-vous à vos propres questions sur un téléphone, dans le bus ?
6. L'annonce dit-elle la suite, et le délai ?

Six fois oui : publiez. Les premières bonnes candidatures arrivent en général sous deux jours. Si, au bout d'une semaine, dix personnes ont postulé et qu'aucune ne convient, changez l'intitulé ou les exigences, pas les candidats. [Voir ce que comprennent les formules](/plans).
`,
};
