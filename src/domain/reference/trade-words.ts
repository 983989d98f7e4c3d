/**
 * Words of job titles that mean one trade, in each language with their feminine forms, folded as the search compares
 * them. The first lines are the commonest trades of the Gulf.
 */
export const tradeWords: readonly (readonly string[])[] = `
nurse infirmier infirmiere
engineer ingenieur ingenieure
teacher enseignant enseignante professeur professeure instituteur institutrice
driver chauffeur chauffeuse conducteur conductrice
doctor physician medecin docteur docteure
accountant comptable
cook cuisinier cuisiniere
waiter waitress serveur serveuse
technician technicien technicienne
salesperson salesman saleswoman vendeur vendeuse
sales ventes commercial commerciale
cashier caissier caissiere
receptionist receptionniste
guard gardien gardienne
security securite
cleaner nettoyeur nettoyeuse
electrician electricien electricienne
plumber plombier plombiere
carpenter menuisier menuisiere charpentier
welder soudeur soudeuse
developer programmer developpeur developpeuse programmeur programmeuse
designer concepteur conceptrice
lawyer solicitor avocat avocate juriste
pharmacist pharmacien pharmacienne
secretary secretaire
analyst analyste
architect architecte
surveyor metreur metreuse geometre
supervisor superviseur superviseure
operator operateur operatrice
mechanic mecanicien mecanicienne
painter peintre
tailor tailleur couturier couturiere
baker boulanger boulangere
hairdresser coiffeur coiffeuse
pilot pilote
steward stewardess hotesse
dentist dentiste
therapist therapeute
physiotherapist kinesitherapeute
consultant consultante
administrator administrateur administratrice
coordinator coordinateur coordinatrice
buyer acheteur acheteuse
planner planificateur planificatrice
inspector inspecteur inspectrice
labourer laborer ouvrier ouvriere
foreman contremaitre
storekeeper magasinier magasiniere
auditor auditeur auditrice
trainer formateur formatrice
translator traducteur traductrice
gardener jardinier jardiniere
manager gerant gerante
director directeur directrice
assistant assistante
scientist scientifique
researcher chercheur chercheuse
journalist journaliste
photographer photographe
recruiter recruteur recruteuse
broker courtier courtiere
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
