import type { ArticleText } from '#domain/articles.ts';

export const readableCvInFrench: ArticleText = {
  title: 'Un CV que l’homme et la machine savent lire',
  metaTitle: 'Rédiger pour le Qatar un CV lisible par les logiciels et par les recruteurs',
  metaDescription:
    'Des dates sans trou, des intitulés fidèles à l’annonce, du vrai texte plutôt que des images : le CV qui passe les logiciels du Golfe et convainc les recruteurs.',
  metaKeywords: 'CV Qatar, CV Golfe, CV ATS, modèle de CV, logiciel de recrutement, CV Doha',
  excerpt:
    'Des dates sans trou, des intitulés fidèles à l’annonce, et une page qui dit ce que vous avez vraiment fait.',
  markdown: `
Votre CV a deux lecteurs. Le premier est un logiciel : il extrait le texte du fichier, y repère un nom, des dates, des intitulés et des compétences, puis les range dans des champs que le recruteur pourra interroger. Le second est une personne qui lui accorde moins d'une minute au premier passage. En n'écrivant que pour l'un, on perd l'autre. Heureusement, ils aiment les mêmes choses : une structure simple, des mots courants, des dates exactes.

## Comment lit la machine

Le logiciel prend les caractères du fichier dans l'ordre de lecture. Il ne voit pas la mise en page. Par conséquent :

- **Un PDF avec du vrai texte.** Ouvrez le fichier, sélectionnez un paragraphe, copiez-le dans une note. Si les mots sortent entiers et dans le bon ordre, la machine les lira. Si rien ne se sélectionne, votre CV est une photo : pour la recherche, il est vide.
- **Une seule colonne.** Deux colonnes sont souvent lues d'un bord à l'autre, et votre diplôme atterrit au milieu de votre deuxième poste.
- **Rien d'important dans les en-têtes, pieds de page, zones de texte ou images.** C'est là que se perdent les numéros de téléphone.
- **Ni jauges ni étoiles.** « Excel, quatre étoiles » devient « Excel ». Écrivez « Excel : tableaux croisés, Power Query ».
- **Des rubriques classiques :** Profil, Expérience, Formation, Compétences, Langues. « Mon chemin » est joli, mais aucun programme ne le cherche.
- **Des dates toujours écrites de la même façon :** « mars 2022 – aujourd'hui ». Mois et année, car une année seule cache onze mois.

Il n'existe pas de note secrète, et les mots clés en blanc sur blanc ne trompent personne : il suffit de sélectionner la page pour les voir.

## Comment lit le recruteur

Tous décrivent le même parcours : poste actuel, entreprise, durée, poste précédent, formation, puis la corbeille ou une deuxième lecture. Guidez-le.

**En haut :** votre nom, l'intitulé de votre métier dans les termes de l'annonce, ville et pays, téléphone avec l'indicatif, adresse électronique. Puis une ligne qui répond d'emblée à la question du Golfe : « À Doha, Qatar ID transférable, préavis d'un mois, permis de conduire qatarien. »

**Un profil en trois lignes.** Qui vous êtes, depuis combien de temps, dans quel type de structure, avec un chiffre. « Ingénieure travaux, huit ans d'expérience dont quatre au Qatar. Deux écoles et une clinique de 120 lits livrées, la dernière avec trois semaines d'avance. » Pas de « professionnel dynamique en quête de nouveaux défis ».

**L'expérience, du plus récent au plus ancien.** Pour chaque poste : intitulé, entreprise, ville, mois. Si l'entreprise est inconnue à l'étranger, une demi-ligne sur son activité et sa taille. Puis trois à cinq points qui commencent par une action et finissent par un résultat :

| Au lieu de | Écrivez |
|---|---|
| Chargé des stocks | Pertes ramenées de 4 % à 1,5 % en un an grâce à un inventaire hebdomadaire |
| Contact avec la clientèle | Accueil d'une soixantaine de clients par jour ; un tiers de réclamations en moins |
| Participation à la migration | Transfert de 14 000 dossiers patients en cinq week-ends |

Pas de chiffres sous la main ? Donnez l'échelle : combien de personnes, à quelle fréquence, de quelle taille, en combien de temps.

## Les périodes creuses

Tout le monde en a, et les recruteurs ne craignent que celles qu'on cache. Une ligne suffit : « 2021–2022 : retour en Tunisie auprès d'un parent malade ; certificat NEBOSH obtenu. » Signalez aussi les contrats terminés avec leur projet : les missions courtes sont normales dans le bâtiment et l'événementiel, moins ailleurs.

## Ce qu'il faut retirer

Longtemps, les CV du Golfe ont affiché photo, religion, situation de famille, nombre d'enfants et numéro de passeport. Supprimez tout cela. Rien n'y prouve que vous savez faire le travail, et un numéro de passeport sur un document qui circule est une aubaine pour les fraudeurs. Sur {product}, ces renseignements sont facultatifs, publics seulement si vous les activez, et masqués dans l'étude à l'aveugle.

Retirez également « références sur demande », la liste de tous vos stages depuis le lycée, les loisirs qui ne disent rien de vous et les emplois de plus de quinze ans, sauf s'il s'agit de votre plus belle réussite.

## Quelle longueur ?

Une page jusqu'à sept ans d'expérience environ, deux au-delà, trois seulement pour les médecins, les chercheurs et les longues listes de projets. Si cela déborde, raccourcissez d'abord le plus ancien.

## L'adapter à l'annonce en dix minutes

Gardez un CV complet en réserve. Pour chaque candidature :

1. Soulignez les cinq points que l'annonce demande vraiment.
2. Vérifiez que chacun figure dans votre CV **avec les mêmes mots**. S'ils écrivent « comptabilité fournisseurs » et vous « AP », mettez les deux.
3. Remontez en tête de poste les réalisations qui les prouvent.
4. Retirez deux points sans rapport.
5. Enregistrez le tout sous *Prénom-Nom-Métier.pdf*, en moins de 3 Mo.

N'affirmez jamais ce que vous n'avez pas. L'écart apparaît au premier entretien, et les références sont vérifiées plus souvent qu'on ne croit. « SAP : notions, certificat commencé en mai » est une très bonne ligne.

## En anglais, en français ou en arabe ?

En anglais, sauf si l'annonce est rédigée dans une autre langue. Gardez l'intitulé original de vos diplômes, suivi d'une traduction. Faites relire le texte par quelqu'un dont c'est la langue : une faute dans la première ligne pèse plus lourd qu'une compétence absente.

## L'essayer avant de l'envoyer

Déposez le fichier dans votre profil. {product} le lit et vous propose ce qu'elle a trouvé pour chaque champ ; à vous de confirmer. Si votre dernier poste apparaît dans la formation, le logiciel d'une entreprise fera la même erreur, et vous savez quoi corriger. Ou bien partez du [créateur de CV](/cv-builder) : ses modèles produisent des PDF à une colonne, en vrai texte, au format lettre ou A4. Exactement ce qu'attendent vos deux lecteurs.
`,
};
