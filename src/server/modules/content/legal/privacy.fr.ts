import type { LegalText } from './legal-text.ts';

export const privacyInFrench: LegalText = {
  title: 'Politique de confidentialité',
  metaDescription:
    'Quelles données personnelles {product} utilise, pourquoi, qui les voit, combien de temps, et comment les exporter, les corriger ou les supprimer.',
  markdown: `
Cette politique dit ce que {product}, Doha, État du Qatar, fait des données personnelles en tant que responsable de ce site. Elle suit la loi qatarienne sur la protection des données personnelles (loi n° 13 de 2016, « PDPPL ») et, lorsqu'il s'applique à vous, le règlement général de l'Union européenne sur la protection des données (« RGPD »).

En bref : vos données servent à vous mettre en relation avec des employeurs, et à rien d'autre. Nous ne les vendons pas. Nous n'affichons pas de publicité. Si quelqu'un les voit, c'est que vous le savez ou que vous l'avez décidé.

## 1. Quelles données, et pourquoi

| Données | Finalité | Fondement |
|---|---|---|
| Nom, adresse électronique, mot de passe (conservé uniquement sous forme d'empreinte), téléphone, langue | Votre compte, la connexion, les messages indispensables | Contrat |
| Date de naissance, sexe, nationalité, visa, lieu de résidence | Âge minimal de 18 ans, conditions légales de travail, rapprochement avec les offres | Contrat ; loi |
| Expérience, formation, compétences, langues, emplois souhaités, CV et texte qui en est lu | Votre profil et vos candidatures | Contrat |
| Situation de famille, salaire souhaité, photo, réseaux sociaux | Compléter votre profil, si vous le voulez | Consentement par la saisie |
| Présentation vidéo, réponses vidéo | Vous présenter aux entreprises comme décrit ci-dessous | Consentement ; pour une candidature : contrat |
| Candidatures, réponses, lettres, dates d'entretien | Traiter la candidature | Contrat |
| Données d'entreprise : contacts, immatriculation, documents, pièce d'identité du représentant | Vérification, contrat | Contrat ; loi |
| Messages, signalements | Répondre, prévenir les abus | Intérêt légitime |
| Connexions, appareils, adresse IP, journal de sécurité | Sécurité | Intérêt légitime |
| Consultations de profils, CV et vidéos par les entreprises | Vous montrer qui vous a consulté | Intérêt légitime, le vôtre |

Nous ne demandons ni religion, ni santé, ni opinions politiques, ni appartenance syndicale ; évitez de les mentionner dans votre CV. Les données de nature particulière au sens de l'article 16 de la PDPPL, comme la situation de famille, sont facultatives, publiques seulement si vous les activez, et masquées dans l'étude à l'aveugle.

Les entretiens d'entraînement sont enregistrés et analysés sur votre seul appareil. Ils ne nous parviennent jamais.

## 2. Les consentements

Nous vous interrogeons séparément, par une case pour chaque chose, avant de

- permettre aux entreprises approuvées de vous trouver dans le **vivier de talents** ;
- vous envoyer par courriel des **alertes emploi** ou des **offres promotionnelles** ;
- vous envoyer les **nouvelles des offres sur WhatsApp**, au numéro de votre profil : les nouvelles offres que vous avez demandées, et celles que vous gardez et qui ferment.

Aucune case n'est cochée d'avance, et une coche ne compte que lorsque vous envoyez le formulaire.

Aucun de ces accords ne conditionne l'inscription. Chacun est conservé avec sa finalité, sa date, la langue et la version du texte que vous avez lu. Vous le retirez dans vos paramètres aussi simplement que vous l'avez donné ; l'effet est immédiat, et ce qui a été fait auparavant reste licite. Tout message qui n'est pas indispensable à votre compte nomme son expéditeur et contient un lien pour y mettre fin.

## 3. Qui voit quoi

- **Les entreprises chez qui vous postulez,** ou dont vous acceptez l'invitation : votre candidature, votre profil et vos coordonnées.
- **Les entreprises approuvées, dans le vivier de talents :** votre profil, seulement avec votre consentement et une adresse vérifiée. Vous pouvez vous cacher des entreprises que vous nommez.
- **Votre lien public :** il n'existe qu'une fois publié. Adresse électronique, téléphone, date de naissance, nationalité, sexe, situation de famille, salaire souhaité, fichier du CV et historique des candidatures restent masqués tant que vous ne les activez pas. Il est impossible à deviner, absent des moteurs de recherche, et prend fin quand vous le retirez.
- **Les personnes à qui une entreprise partage une candidature** par lien : sans coordonnées, sauf décision de l'entreprise. Ces liens expirent, peuvent être révoqués et sont journalisés.
- **Notre personnel,** dans la mesure de sa tâche, avec un journal de ses actes.
- **Les sous-traitants** qui hébergent le service, acheminent les courriels ou, si vous l'avez accepté, les messages WhatsApp. Ils agissent sur nos instructions et par contrat. La liste à jour vous est fournie sur demande.
- **Les autorités,** lorsque la loi nous y oblige.

CV, documents et vidéos sont des fichiers privés ; chaque accès est contrôlé. Les consultations des entreprises sont enregistrées et vous sont montrées. Aucune décision vous concernant n'est prise par des moyens exclusivement automatiques : la comparaison avec les critères d'une offre vous informe, vous et l'entreprise, et c'est une personne qui décide.

Certaines entreprises et certains sous-traitants se trouvent hors du Qatar ou de votre pays. Nous ne transférons que le nécessaire à ces finalités, sous des garanties admises par le droit applicable, telles que des clauses contractuelles types.

## 4. Combien de temps

| Quoi | Durée |
|---|---|
| Votre compte et votre profil de candidat | Jusqu'à leur suppression ; après {inactive_accounts} mois sans connexion, deux rappels, puis effacement |
| Comptes dont l'adresse n'a jamais été vérifiée | {unverified_accounts} jours |
| Fichiers déposés sans compte | 2 heures |
| CV ou vidéo que vous remplacez | Effacement immédiat |
| Candidatures, après suppression de votre compte | Chiffres anonymes uniquement |
| Données d’une entreprise fermée | Mises à part pendant 12 mois, puis effacées avec les comptes de ses membres |
| Messages avec les entreprises, et leurs fichiers | {messages} mois après le dernier |
| Messages WhatsApp et notifications | 3 mois au plus |
| Documents des entreprises refusées | {declined_documents} jours |
| Liens de partage | 30 jours, sauf autre réglage |
| Sessions de connexion | 30 jours après la dernière utilisation, 90 jours en tout ; 12 heures pour les administrateurs |
| Journal de sécurité et d'audit | {audit_log} mois |
| Factures | Durée prévue par le droit commercial et fiscal |

Les sauvegardes sont écrasées à tour de rôle ; ce que vous avez effacé n'est pas réintroduit dans le service.

## 5. Vos droits

- **Consulter et emporter :** « Exporter mes données », dans vos paramètres, vous remet l'ensemble dans des fichiers lisibles, consentements et consultations compris.
- **Corriger :** dans votre profil, à tout moment.
- **Supprimer :** dans vos paramètres, avec votre mot de passe. C'est fait sous 24 heures, et nous vous le confirmons par courriel.
- **Retirer** un consentement, vous **opposer** à un usage ou en demander la **limitation**.
- **Savoir** à qui vos données ont été communiquées, et y faire corriger ce qui est inexact.
- **Vous plaindre :** au Qatar, auprès du bureau national de la protection des données (National Data Privacy Office) de l'Agence nationale de cybersécurité ; dans l'Union européenne, auprès de votre autorité de contrôle.

Pour tout ce que les paramètres ne permettent pas, écrivez par le [formulaire de contact](/contact-us) en mettant « Données personnelles » en objet. Nous répondons sous 30 jours, gratuitement, après nous être assurés au besoin qu'il s'agit bien de vous.

## 6. Cookies et stockage local

Nous ne déposons que le nécessaire : un cookie de session qu'aucun script ne peut lire, et vos choix de langue, de thème et de public. Le brouillon de votre inscription est gardé au plus 24 heures dans votre navigateur, sans mot de passe ni fichiers. Il n'y a ni cookie publicitaire ni cookie de suivi, et donc pas de bandeau.

## 7. Sécurité

Les connexions sont chiffrées, les mots de passe hachés, les fichiers contrôlés, les droits vérifiés par le serveur à chaque requête. Si une violation vous met en danger, nous vous en informons sans délai, de même que l'autorité, cette dernière sous 72 heures au plus tard.

## 8. Mineurs

{product} s'adresse aux personnes de 18 ans et plus. Si nous apprenons l'existence d'un compte plus jeune, nous le supprimons.

## 9. Responsabilité des entreprises

L'entreprise est responsable de ce qu'elle fait de votre candidature en dehors de {product}. Nos [conditions](/term-and-conditions) l'obligent à n'utiliser vos données que pour ses propres postes. Adressez-vous d'abord à elle ; si elle ne répond pas, dites-le-nous.

## 10. Modifications

Tout changement de fond vous est annoncé par courriel au moins 30 jours à l'avance. La [version précédente](/privacy-and-policy-old) reste consultable, et votre compte garde la trace de la version que vous avez lue.
`,
};
