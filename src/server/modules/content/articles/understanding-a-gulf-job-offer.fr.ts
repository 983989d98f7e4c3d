import type { ArticleText } from '#domain/articles.ts';

export const gulfOfferInFrench: ArticleText = {
  title: 'Lire une offre d’emploi du Golfe, ligne par ligne',
  metaTitle: 'Offre d’emploi dans le Golfe : visa, préavis, indemnité de fin de service',
  metaDescription:
    'Ce que doit contenir une proposition d’embauche au Qatar : salaire de base et total, visa, essai, préavis, congés, indemnité de fin de service, avec un exemple.',
  metaKeywords:
    'offre d’emploi Qatar, indemnité de fin de service, préavis Qatar, droit du travail Qatar, visa de travail, salaire de base',
  excerpt:
    'Salaire de base ou total, visa, préavis, indemnité : le sens de chaque ligne, un exemple chiffré et les questions à poser avant de signer.',
  markdown: `
Dans le Golfe, une proposition d'embauche tient souvent en deux pages, et presque chaque ligne a une portée qu'elle n'explique pas. Lisez-la avec ce guide sous les yeux. Les chiffres sont ceux du droit du travail qatarien (loi n° 14 de 2004 et ses modifications) en vigueur en 2026. Les employés de maison, les agents publics et les sociétés du Qatar Financial Centre relèvent d'autres règles. Ceci est une information générale et non un conseil juridique ; seul le texte du ministère du Travail fait foi.

## La lettre et le contrat

La **lettre d'offre** est une promesse ; le **contrat de travail**, rédigé en arabe et généralement dans une seconde langue, est le document que le ministère du Travail authentifie et que lit un tribunal. Comparez-les mot à mot avant de signer. Si le contrat annonce un salaire plus bas ou un autre intitulé, ne signez pas : demandez. Substituer un contrat à l'arrivée est interdit ; c'est aussi l'une des plaintes les plus fréquentes de la région. Conservez chez vous une copie des deux.

## Salaire de base et salaire total

Le montant mensuel est d'ordinaire découpé : base, logement, transport, parfois nourriture ou téléphone. Ce découpage compte plus qu'il n'y paraît, car l'indemnité de fin de service et les heures supplémentaires se calculent sur le salaire **de base**. Deux offres à 10 000 QAR ne se valent pas si la base est de 7 000 dans l'une et de 4 000 dans l'autre.

Le salaire doit arriver sur votre compte par le système de protection des salaires (WPS), au plus tard sept jours après l'échéance. Il n'est pas imposé. Le minimum est de 1 000 QAR de base, plus 500 QAR de logement et 300 QAR de nourriture lorsqu'ils ne sont pas fournis.

## Quel visa ?

| Ce que dit la lettre | Ce que cela signifie pour vous |
|---|---|
| Visa de travail, titre de séjour | L'employeur vous parraine, fait les démarches et les paie ; vous recevez une Qatar ID |
| Résidence transférable | Vous vivez ici sous un autre employeur et pouvez changer, après préavis |
| Parrainage familial (conjoint, parent, frère ou sœur) | Vous restez sur le titre de la famille ; l'employeur demande un permis de travail |
| Ressortissant du CCG | Aucun titre de séjour n'est nécessaire pour vivre et travailler ici |
| Visa de visite « à convertir plus tard » | Il n'autorise pas à travailler. Exigez d'abord le visa de travail |

L'employeur doit accomplir les démarches de votre titre de séjour dans les trente jours suivant votre arrivée. Votre passeport est à vous : une fois le titre délivré, l'employeur doit vous le rendre, et le conserver l'expose à une amende.

## La période d'essai

Six mois au plus, une seule fois chez le même employeur. Pendant cette période, l'employeur peut rompre avec un mois de préavis. Si c'est **vous** qui partez pour une autre entreprise du Qatar, vous donnez au moins un mois de préavis, et votre nouvel employeur peut devoir rembourser une partie de vos frais de recrutement, dans la limite de deux mois de salaire de base. Si vous quittez le pays, le préavis est celui du contrat, deux mois au maximum ; partir sans le respecter peut vous priver de permis de travail pendant un an.

## Le préavis

Après l'essai, il est identique pour les deux parties : **un mois** pendant les deux premières années, **deux mois** ensuite. Celui qui ne le respecte pas doit le salaire de base des jours manquants. Plus aucun accord n'est nécessaire pour changer d'employeur : le préavis se donne sur le service en ligne du ministère du Travail. Cherchez aussi la clause de non-concurrence ; elle ne peut dépasser un an.

Les voisins font autrement. Aux Émirats arabes unis, le préavis se convient entre 30 et 90 jours ; ailleurs, les délais sont encore différents. Ne transposez jamais la règle d'un pays dans un autre.

## L'indemnité de fin de service

Le secteur privé qatarien n'a pas de retraite générale pour les salariés étrangers ; cette indemnité en tient lieu. Après une année complète, elle est **d'au moins trois semaines de salaire de base par année**, les fractions d'année comptant au prorata.

**Un exemple.** Salaire de base de 6 000 QAR par mois, quatre ans et demi d'ancienneté :

- Une journée de base : 6 000 ÷ 30 = 200 QAR
- Trois semaines : 200 × 21 = 4 200 QAR par année
- 4 200 × 4,5 = **18 900 QAR**

Un contrat peut promettre davantage, jamais moins. Les Émirats comptent 21 jours par an pendant cinq ans, puis 30 ; l'Arabie saoudite, un demi-mois de salaire par an pendant cinq ans, puis un mois entier, avec des réductions en cas de démission précoce.

## Temps de travail et congés

- **Durée :** 48 heures par semaine au plus, 36 pendant le ramadan. Une heure supplémentaire se paie au taux horaire de base majoré d'un quart au moins.
- **Repos hebdomadaire :** au moins une journée entière.
- **Congés annuels :** trois semaines dès la première année complète, quatre à partir de cinq ans.
- **Maladie :** après trois mois de service, deux semaines à plein salaire, puis quatre à demi-salaire.
- **Été :** pas de travail en plein air de 10 h à 15 h 30, du 1er juin au 15 septembre.

Lisez enfin ce qui concerne le billet d'avion : à la fin du contrat, l'employeur paie le retour ; un billet annuel n'est dû que s'il est écrit.

## Ne jamais payer pour un emploi

La loi interdit aux recruteurs de faire supporter au travailleur des honoraires, des frais ou quelque autre coût. Le visa, la Qatar ID, la visite médicale sont l'affaire de l'entreprise. Les appeler caution, frais de formation, participation à l'uniforme ou retenue « sur les trois premiers mois » n'y change rien. Si on vous le demande, gardez les messages comme preuve, ne payez pas, et signalez-le au ministère du Travail ainsi qu'à nous.

## Dix questions avant de signer

1. Quel est le salaire de base, et quel est le total ?
2. Le logement est-il fourni ou payé, et pour combien de personnes ?
3. L'assurance maladie couvre-t-elle ma famille ?
4. Quel intitulé et quel visa figureront sur mon titre de séjour ?
5. Ce salaire me permet-il de faire venir ma famille ?
6. Combien de temps dure l'essai ?
7. Quels sont les jours et les horaires, et comment sont payées les heures supplémentaires ?
8. À quelle fréquence un billet est-il payé, et vers où ?
9. Y a-t-il une clause de non-concurrence ?
10. Quand verrai-je le contrat lui-même, dans une langue que je lis ?

Un bon employeur répond à tout en un seul message. Celui que ces questions agacent y a répondu aussi.

## En cas de problème

Une plainte auprès du ministère du Travail est gratuite et se dépose en ligne, en plusieurs langues. Si la médiation échoue, l'affaire passe devant un comité de règlement des conflits du travail. En règle générale, vous disposez d'un an après la fin du contrat pour réclamer. Dès le premier jour, conservez fiches de paie, contrat et messages.
`,
};
