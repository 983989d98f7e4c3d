import type { LegalText } from './legal-text.ts';

export const oldTermsInFrench: LegalText = {
  title: 'Conditions générales (version précédente)',
  metaDescription: 'Les précédentes conditions générales de {product}, qui ne sont plus en vigueur.',
  markdown: `
**Cette version n'est plus en vigueur.** Elle est remplacée par les [conditions générales actuelles](/term-and-conditions).

## 1. Le service

{product}, Doha, État du Qatar, propose un site sur lequel des entreprises publient des offres d'emploi et des candidats y répondent. {product} n'est pas partie aux contrats de travail et ne garantit ni emploi ni candidat.

## 2. Les comptes

Les utilisateurs ont au moins 18 ans, fournissent des informations exactes et gardent leur mot de passe secret. Les entreprises sont approuvées après contrôle de leur registre du commerce.

## 3. Les candidats

Le service est gratuit pour les candidats. En postulant, le candidat accepte que l'entreprise reçoive son profil, son CV et ses coordonnées.

## 4. Les entreprises

Les entreprises ne publient que des postes réels, ne font rien payer aux candidats et n'utilisent les données reçues que pour le recrutement. Après un essai, la publication suppose une formule.

## 5. Les contenus

Les utilisateurs conservent leurs droits sur ce qu'ils déposent et autorisent {product} à le montrer dans la mesure nécessaire au service. Un contenu illicite ou trompeur peut être retiré, et le compte fermé.

## 6. Responsabilité

{product} répond de l'intention et de la faute lourde. Elle ne répond ni des contenus ni des décisions des utilisateurs.

## 7. Droit applicable

Le droit de l'État du Qatar s'applique. Les modifications sont annoncées sur le site.
`,
};

export const oldPrivacyInFrench: LegalText = {
  title: 'Politique de confidentialité (version précédente)',
  metaDescription: "La précédente politique de confidentialité de {product}, qui n'est plus en vigueur.",
  markdown: `
**Cette version n'est plus en vigueur.** Elle est remplacée par la [politique de confidentialité actuelle](/privacy-and-policy).

## 1. Les données

{product}, Doha, État du Qatar, conserve les données saisies par les utilisateurs (compte, profil, CV, présentation vidéo, candidatures, documents d'entreprise) ainsi que les données techniques nécessaires au fonctionnement du site.

## 2. La finalité

Elles servent à fournir le service, à transmettre les candidatures aux entreprises, à vérifier celles-ci et à répondre aux messages, conformément à la loi n° 13 de 2016. Elles ne sont pas vendues.

## 3. Les destinataires

Les entreprises reçoivent les données des candidats qui postulent chez elles. Les entreprises approuvées peuvent rechercher parmi les profils. Des prestataires traitent des données pour le compte de {product}.

## 4. Les messages

Les candidats activent ou désactivent dans leurs paramètres les messages sur les nouvelles offres.

## 5. Conservation et droits

Les données sont conservées tant que le compte existe. Les utilisateurs les corrigent eux-mêmes et demandent, par le formulaire de contact, une information, une copie ou un effacement.

## 6. Les cookies

Le site utilise les cookies nécessaires à la connexion et au choix de la langue.
`,
};
