import type { LegalText } from './legal-text.ts';

export const termsInFrench: LegalText = {
  title: 'Conditions générales',
  metaDescription:
    "Les conditions d'utilisation de {product} pour les candidats, les entreprises et les visiteurs : comptes, offres, candidatures, formules, conduite et responsabilité.",
  markdown: `
Les présentes conditions forment l'accord entre vous et {product}, société établie à Doha, État du Qatar (« {product} », « nous »), pour l'utilisation de ce site et de ses services. En vous inscrivant, vous les acceptez. Si vous inscrivez une entreprise, vous confirmez pouvoir l'engager.

En bref : les candidats ne paient jamais ; les entreprises sont vérifiées ; personne ne peut faire payer un travailleur ; vos contenus restent à vous ; traitez les gens avec respect. Ce résumé aide à la lecture, seul le texte complet fait foi.

## 1. Ce que fait {product}

{product} publie les offres d'emploi d'entreprises vérifiées, permet aux candidats de créer un profil, un CV et une présentation vidéo, de postuler et de passer des entretiens, et donne aux entreprises de quoi étudier les candidatures et consulter le vivier des candidats qui souhaitent être trouvés. Nous ne sommes ni employeur, ni agence de recrutement, ni partie à un contrat de travail. Nous ne décidons d'aucune candidature et ne promettons ni emploi ni candidat.

## 2. Qui peut l'utiliser

Vous devez avoir au moins 18 ans et fournir des informations exactes. Il existe un seul compte par adresse électronique. Gardez votre mot de passe pour vous : ce qui est fait avec lui est réputé fait par vous, jusqu'à ce que vous nous signaliez son vol. Vos paramètres vous permettent de voir vos sessions et d'y mettre fin.

## 3. Les candidats

1. Le service est gratuit pour les candidats, et le restera.
2. Votre profil, votre CV, vos lettres et vos vidéos doivent être les vôtres et dire vrai. N'invoquez ni diplôme ni licence que vous ne détenez pas.
3. En postulant, vous nous demandez de transmettre votre candidature, avec votre profil et vos coordonnées, à l'entreprise qui a publié l'offre. Vous postulez une fois par offre et pouvez vous retirer tant que vous n'êtes ni embauché ni refusé.
4. Figurer dans le vivier de talents, publier un lien, recevoir des messages : c'est vous qui décidez, et rien de cela ne conditionne l'ouverture d'un compte. La [politique de confidentialité](/privacy-and-policy) précise comment.

## 4. Les entreprises

1. Une entreprise est approuvée après contrôle de son registre du commerce et des autres documents que nous demandons. Nous pouvons refuser, en donnant le motif, et recommencer le contrôle si son nom, ses documents ou son propriétaire changent. La marque de vérification atteste que nous avons contrôlé, et quand ; elle ne garantit pas une conduite.
2. Une offre doit correspondre à un poste réel que l'entreprise peut pourvoir. L'intitulé, le lieu, le salaire s'il est indiqué et les exigences doivent être exacts. Une offre pourvue doit être fermée.
3. **Aucuns frais.** L'entreprise, ses intermédiaires et son personnel ne doivent demander aux candidats ni argent, ni caution, ni coordonnées bancaires, ni documents originaux, à aucun stade. Tout manquement met fin au compte sur-le-champ et peut être signalé aux autorités.
4. **Aucune discrimination.** Les exigences doivent se rapporter au travail. Les préférences prévues par la loi, par exemple la loi n° 12 de 2024, doivent être énoncées ouvertement.
5. Les données des candidats servent à pourvoir les postes de l'entreprise, et à rien d'autre. Elles ne peuvent être ni vendues, ni transmises, ni copiées dans d'autres bases, ni utilisées à des fins publicitaires. L'entreprise répond de ce qu'elle exporte.
6. Les collaborateurs qu'une entreprise invite agissent pour elle, dans les limites de leur rôle. Elle en demeure responsable.
7. Les liens de partage sont destinés aux personnes qui prennent part à la décision.

## 5. Formules et paiement

Toute nouvelle entreprise bénéficie d'un essai de 30 jours à compter de son approbation, gratuit et sans carte bancaire. Ensuite, la publication de nouvelles offres suppose une formule. Les formules, leurs limites et leurs prix en riyals qatariens figurent sur la [page des formules](/plans). Le paiement se fait sur facture ; rien ne se renouvelle tout seul. Tout changement de prix est annoncé au moins 30 jours à l'avance, et une période payée garde son prix. Si vous mettez fin à une formule parce que nous n'avons pas fourni ce qu'elle comprend, nous remboursons la part non utilisée.

## 6. Ce qui est interdit

Il est interdit : de publier un contenu illicite, faux, offensant ou portant atteinte aux droits d'autrui ; de se faire passer pour un autre ; de contacter des personnes à d'autres fins que le travail ; de collecter des données par des moyens automatiques, hors des flux que nous proposons à cet effet ; de contourner les limites, les approbations ou les blocages ; de déposer des fichiers nuisibles ; d'enregistrer ou de publier un entretien sans l'accord de l'autre partie ; d'évaluer un candidat selon sa nationalité, sa religion, son sexe, son âge, son handicap ou sa situation de famille.

## 7. Vos contenus

Vos contenus restent les vôtres. Vous nous autorisez à les conserver, à les convertir lorsque la technique l'exige et à les montrer aux personnes que vous avez choisies ou que désignent vos candidatures, tant qu'ils se trouvent sur {product}. Cette autorisation prend fin lorsque vous les supprimez. Les entreprises nous autorisent à montrer leurs offres, leur nom et leur logo sur {product}, dans ses flux et dans les moteurs de recherche, sauf si elles masquent leur nom.

## 8. Signalements et mesures

Chacun peut signaler une offre ou une entreprise. Une personne examine le signalement. Selon la gravité, nous avertissons, masquons, suspendons ou mettons fin au compte, en disant pourquoi à l'intéressé, sauf si la loi ou la protection d'autrui s'y oppose. Vous pouvez répondre par le [formulaire de contact](/contact-us) ; une personne étrangère à la décision la réexamine.

## 9. Disponibilité et changements

Nous veillons à la disponibilité du service et à la sécurité de vos données, sans pouvoir promettre l'absence d'interruption. Nous pouvons modifier des fonctions ; si disparaît un élément que vous aviez payé, vous pouvez mettre fin à la formule avec un remboursement proportionnel. Toute modification des présentes conditions est annoncée au moins 30 jours à l'avance, par courriel et ici même. En cas de désaccord, vous pouvez supprimer votre compte ; la [version précédente](/term-and-conditions-old) reste consultable.

## 10. Responsabilité

Notre responsabilité est illimitée en cas d'intention, de faute lourde ou de fraude, et lorsque la loi n'admet pas de limite. Dans les autres cas, nous répondons du manquement à nos obligations essentielles, dans la limite du dommage habituel et prévisible et, envers les entreprises, des sommes payées au cours des douze mois précédents. Nous ne répondons ni de ce qu'écrivent les utilisateurs, ni des décisions des entreprises, ni des relations de travail. Rien ici ne retire les droits que vous donne le droit de la consommation ou du travail.

## 11. Fin

Vous pouvez supprimer votre compte à tout moment dans vos paramètres. Nous pouvons y mettre fin avec un préavis de 30 jours, et sans préavis en cas de manquement grave. La [politique de confidentialité](/privacy-and-policy) dit ce que deviennent alors vos données.

## 12. Droit et langue

Le droit de l'État du Qatar s'applique et ses tribunaux sont compétents ; si vous êtes un consommateur établi ailleurs, la protection à laquelle vous ne pouvez renoncer vous reste acquise. Écrivez-nous d'abord : presque tout se règle par un message. Ces conditions existent en anglais, en français et en arabe ; en cas de divergence, le texte anglais prévaut, sauf si la loi exige l'arabe. Si une clause est nulle, les autres demeurent.
`,
};
