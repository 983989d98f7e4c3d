import type { ArticleText } from '#domain/articles.ts';

export const findingJobsInFrench: ArticleText = {
  title: 'Trouver un emploi au Qatar en 2026',
  metaTitle: 'Trouver un emploi au Qatar : où chercher, que préparer, que refuser',
  metaDescription:
    'Guide pratique de la recherche d’emploi au Qatar : les secteurs qui recrutent, les documents à préparer, le parcours du visa et les offres à fuir.',
  metaKeywords:
    'emploi Qatar, travailler à Doha, visa de travail Qatar, Qatar ID, emploi Golfe, recherche d’emploi',
  excerpt:
    'Les documents à préparer en premier, le parcours du visa, le rythme des réponses, et tous ceux qui n’ont pas le droit de vous demander de l’argent.',
  markdown: `
Le Qatar recrute dans plus de cent pays, et l'essentiel des salariés du secteur privé vient de l'étranger. Le marché est donc ouvert, mais très disputé : à Doha, une bonne offre peut recevoir plusieurs centaines de candidatures en une semaine. Voici, dans l'ordre, ce que font généralement ceux qui y parviennent.

## 1. Savoir qui recrute

L'énergie verse les salaires dont on parle le plus, mais ce n'est pas là que se trouvent la plupart des postes. En dehors du gaz et de ses sous-traitants, la demande vient surtout de :

- **La santé :** hôpitaux et cliniques, où infirmiers, techniciens et pharmaciens doivent détenir une licence du ministère de la Santé publique.
- **L'enseignement :** écoles de programmes britannique, américain, indien, français ou national, qui recrutent de janvier à avril pour une rentrée fin août.
- **L'hôtellerie, la restauration et l'événementiel :** un secteur porté par la Coupe du monde de 2022, et qui vit depuis au rythme des tournois et des congrès.
- **Le bâtiment et la maintenance :** moins de grands chantiers qu'il y a dix ans, davantage d'aménagement intérieur, d'exploitation et de ferroviaire.
- **La banque, le droit, le numérique et la logistique :** des équipes plus petites, souvent installées à West Bay, à Lusail ou dans les zones franches.

Depuis 2025, la loi n° 12 de 2024 donne la priorité aux citoyens qatariens et aux enfants de mère qatarienne pour une liste croissante de postes du privé. Si une annonce précise que le poste leur est réservé, passez à la suivante.

## 2. Régler tôt la question du visa

Un recruteur vous interrogera sur votre visa avant de vous parler d'expérience, car c'est lui qui fixe votre date d'arrivée.

**Vous êtes à l'étranger :** c'est l'employeur qui demande le visa de travail ; vous ne pouvez pas l'obtenir seul. Pour plusieurs pays (Inde, Népal, Bangladesh, Pakistan, Sri Lanka, Philippines notamment), la visite médicale, les empreintes et la signature du contrat ont lieu avant le départ, dans un Qatar Visa Centre.

**Vous vivez déjà au Qatar avec un titre de séjour :** vous pouvez changer d'employeur. Depuis 2020, le certificat de non-objection n'est plus exigé : vous donnez votre préavis sur le service en ligne du ministère du Travail, et le nouvel employeur reprend votre titre. Dites-le sur votre CV : « Qatar ID transférable, préavis d'un mois ».

**Vous êtes en visa de visite :** vous pouvez chercher et passer des entretiens, mais pas commencer à travailler. L'employeur qui prétend le contraire vous propose un risque, pas un emploi.

## 3. Préparer les documents qui prennent du temps

Certaines démarches demandent des semaines. Lancez-les avant d'en avoir besoin :

1. Un passeport valable encore six mois au moins, avec des pages libres.
2. Votre diplôme le plus élevé, **légalisé** par les autorités de votre pays, puis par l'ambassade du Qatar et par le ministère des Affaires étrangères à Doha.
3. Un extrait de casier judiciaire du pays où vous avez vécu en dernier.
4. La licence de votre profession, s'il en faut une : soignants, ingénieurs, enseignants et avocats ont chacun leur registre.
5. Des lettres de recommandation, avec un nom et un numéro où l'on répond.

Numérisez le tout une bonne fois, en couleur, au format PDF, et nommez vos fichiers de façon qu'un inconnu s'y retrouve.

## 4. Postuler moins, postuler mieux

Vingt candidatures qui répondent à l'annonce valent mieux que deux cents qui n'y répondent pas. Pour chacune, retenez les cinq exigences les plus importantes et vérifiez que votre CV les montre toutes, avec des mots proches de ceux de l'annonce. S'il vous en manque une, dites comment vous comptez combler l'écart, au lieu d'espérer que personne ne le verra.

Remplissez votre profil une fois, puis tenez-le à jour : lieu de résidence, visa, durée du préavis, langues et niveau réel, permis de conduire qatarien. Ce sont précisément les champs que les entreprises filtrent. Quand on vous le propose, répondez en [vidéo](/relevance-of-a-video-cv) : deux minutes posées en disent plus sur votre anglais, votre français ou votre arabe qu'une ligne dans un tableau.

Cherchez ensuite avec méthode. Choisissez les bons filtres, enregistrez la recherche et laissez l'alerte venir à vous, plutôt que de faire défiler des pages tous les soirs. [Les offres de {product}](/jobs-pool) affichent leur date de première publication : vous voyez si l'entreprise cherche depuis deux jours ou depuis deux mois.

## 5. Connaître le calendrier

Du premier entretien au premier jour, comptez quatre à huit semaines si vous êtes sur place, six à douze depuis l'étranger. Dans la plupart des bureaux, la semaine va du dimanche au jeudi. Peu de décisions se prennent pendant les dix derniers jours de ramadan, autour des deux Aïd et de la mi-juillet à la fin août ; beaucoup se prennent en septembre, en octobre et en janvier.

Trois semaines de silence équivalent en général à un refus. Un message bref et courtois au bout de dix jours sera bien reçu ; cinq messages, non.

## 6. Regarder l'ensemble de la rémunération

Les salaires ne sont pas imposés au Qatar, mais le loyer et l'école peuvent coûter davantage qu'un impôt. Avant de comparer deux chiffres, demandez ce qu'ils recouvrent : salaire de base ou total, logement fourni ou payé, transport, assurance maladie, billet annuel, frais de scolarité. Depuis mars 2021, le minimum légal est de 1 000 QAR de salaire de base par mois, plus 500 QAR pour le logement et 300 QAR pour la nourriture si l'employeur ne les fournit pas. Notre guide pour [lire une offre d'emploi du Golfe](/understanding-a-gulf-job-offer) reprend tout cela ligne par ligne.

## 7. Ne jamais payer pour un emploi

La loi qatarienne interdit de faire payer au travailleur son propre recrutement. Le visa, la visite médicale à l'arrivée et le titre de séjour sont à la charge de l'entreprise. Partez donc dès que quelqu'un :

- réclame des « frais de dossier », une caution ou votre carte bancaire ;
- propose un contrat sans entretien ;
- écrit depuis une messagerie gratuite au nom d'un grand groupe ;
- veut garder votre passeport, ou en exige la copie avant le moindre échange ;
- vous presse : « aujourd'hui seulement », « plus que deux places ».

Renseignez-vous sur l'entreprise avant de répondre, et servez-vous du lien **Signaler cette offre** si une annonce vous paraît suspecte. Cela vous prend une minute, et peut épargner à quelqu'un les économies d'une année.

## Un plan pour la première semaine

**Jour 1 :** complétez profil et CV. **Jour 2 :** lancez les légalisations. **Jour 3 :** enregistrez votre présentation. **Jour 4 :** sauvegardez deux recherches précises. **Jours 5 à 7 :** envoyez cinq candidatures que vous seriez fier de défendre en entretien. Puis, chaque semaine, recommencez cette dernière étape, et elle seule.
`,
};
