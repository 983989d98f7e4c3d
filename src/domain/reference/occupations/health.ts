/** Health, education, social and scientific work; see `parse.ts` for the notation. */
export const healthOccupations = `
ICU Staff Nurse|Infirmier en soins intensifs
Staff Nurse|Infirmier +
Registered Nurse|Infirmier diplômé +
Charge Nurse|Infirmier responsable d’équipe
Head Nurse|Infirmier en chef
Nurse Manager|Cadre infirmier
Director of Nursing|Directeur des soins infirmiers
Ward Nurse|Infirmier de salle
Emergency Nurse|Infirmier aux urgences
Operating Theatre Nurse|Infirmier de bloc opératoire
Dialysis Nurse|Infirmier en dialyse
Paediatric Nurse|Infirmier en pédiatrie
Neonatal Nurse|Infirmier en néonatologie
Oncology Nurse|Infirmier en oncologie
School Nurse|Infirmier scolaire
Home Care Nurse|Infirmier à domicile
Occupational Health Nurse|Infirmier de santé au travail
Clinic Nurse|Infirmier de clinique
Nurse Educator|Infirmier formateur
Assistant Nurse|Aide-soignant
Patient Care Assistant|Assistant de soins
Midwife|Sage-femme +
Paramedic|Ambulancier paramédical +
Emergency Medical Technician|Technicien médical d’urgence
Ambulance Driver|Conducteur d’ambulance
General Practitioner|Médecin généraliste
Family Physician|Médecin de famille
Emergency Physician|Médecin urgentiste
Internal Medicine Physician|Médecin interniste
Anaesthetist|Anesthésiste
Cardiologist|Cardiologue
Dermatologist|Dermatologue
Endocrinologist|Endocrinologue
Gastroenterologist|Gastro-entérologue
General Surgeon|Chirurgien généraliste
Orthopaedic Surgeon|Chirurgien orthopédiste
Plastic Surgeon|Chirurgien plasticien
Neurologist|Neurologue
Neurosurgeon|Neurochirurgien
Obstetrician and Gynaecologist|Gynécologue obstétricien
Oncologist|Oncologue
Ophthalmologist|Ophtalmologue
ENT Specialist|Oto-rhino-laryngologiste
Paediatrician|Pédiatre
Psychiatrist|Psychiatre
Radiologist|Radiologue
Urologist|Urologue
Nephrologist|Néphrologue
Pulmonologist|Pneumologue
Rheumatologist|Rhumatologue
Pathologist|Pathologiste
Intensivist|Médecin réanimateur
Medical Director|Directeur médical
Resident Doctor|Médecin résident
Occupational Health Physician|Médecin du travail
Dentist|Dentiste
Orthodontist|Orthodontiste
Endodontist|Endodontiste
Dental Hygienist|Hygiéniste dentaire
Dental Assistant|Assistant dentaire
Dental Technician|Prothésiste dentaire
Pharmacist|Pharmacien +
Clinical Pharmacist|Pharmacien clinicien
Pharmacy Technician|Préparateur en pharmacie
Pharmacy Manager|Responsable de pharmacie
Medical Laboratory Technologist|Technologue de laboratoire médical +
Phlebotomist|Préleveur
Microbiologist|Microbiologiste +
Biochemist|Biochimiste
Radiographer|Manipulateur en radiologie +
MRI Technologist|Technologue IRM
CT Technologist|Technologue scanner
Sonographer|Échographiste
Physiotherapist|Kinésithérapeute +
Occupational Therapist|Ergothérapeute +
Speech Therapist|Orthophoniste +
Respiratory Therapist|Inhalothérapeute +
Dietitian|Diététicien +
Nutritionist|Nutritionniste
Psychologist|Psychologue
Clinical Psychologist|Psychologue clinicien
Counsellor|Conseiller psychosocial
Optometrist|Optométriste
Optician|Opticien
Audiologist|Audiologiste
Podiatrist|Podologue
Prosthetist|Prothésiste
Chiropractor|Chiropracteur
Biomedical Engineer|Ingénieur biomédical +
Biomedical Technician|Technicien biomédical
Sterilisation Technician|Technicien en stérilisation
Infection Control Specialist|Spécialiste de la prévention des infections
Medical Coder|Codeur médical +
Medical Records Technician|Technicien en dossiers médicaux
Medical Secretary|Secrétaire médical
Medical Receptionist|Réceptionniste médical
Medical Representative|Délégué médical +
Healthcare Administrator|Administrateur de santé
Hospital Manager|Directeur d’hôpital
Clinic Manager|Responsable de clinique
Insurance Coordinator|Coordinateur assurance santé
Clinical Research Associate|Attaché de recherche clinique
Public Health Specialist|Spécialiste de santé publique
Caregiver|Auxiliaire de vie
Veterinarian|Vétérinaire
Veterinary Technician|Technicien vétérinaire
Class Teacher|Professeur des écoles
Year 4 Class Teacher|Professeur des écoles (quatrième année)
Primary School Teacher|Enseignant du primaire
Secondary School Teacher|Enseignant du secondaire
Kindergarten Teacher|Enseignant de maternelle
Nursery Teacher|Éducateur de jeunes enfants
Early Years Teacher|Enseignant de petite enfance
Mathematics Teacher|Professeur de mathématiques
Science Teacher|Professeur de sciences
Physics Teacher|Professeur de physique
Chemistry Teacher|Professeur de chimie
Biology Teacher|Professeur de biologie
English Teacher|Professeur d’anglais
ESL Teacher|Professeur d’anglais langue étrangère
French Teacher|Professeur de français
Arabic Teacher|Professeur d’arabe
Islamic Studies Teacher|Professeur d’études islamiques
History Teacher|Professeur d’histoire
Geography Teacher|Professeur de géographie
Economics Teacher|Professeur d’économie
Computer Science Teacher|Professeur d’informatique
Art Teacher|Professeur d’arts plastiques
Music Teacher|Professeur de musique
Physical Education Teacher|Professeur d’éducation physique
Special Education Teacher|Enseignant spécialisé
Learning Support Assistant|Auxiliaire de vie scolaire
Teaching Assistant|Assistant d’enseignement
School Head of Department|Responsable de département scolaire
Head Teacher|Directeur d’école
School Principal|Proviseur
Vice Principal|Proviseur adjoint
Academic Coordinator|Coordinateur pédagogique
Curriculum Developer|Concepteur de programmes
School Counsellor|Conseiller d’éducation
Librarian|Bibliothécaire +
Lecturer|Chargé de cours +
Assistant Professor|Maître de conférences
Associate Professor|Professeur associé
Professor|Professeur des universités
Dean|Doyen
Registrar|Responsable de la scolarité
Admissions Officer|Chargé des admissions +
Research Assistant|Assistant de recherche
Research Associate|Chargé de recherche
Research Scientist|Chercheur +
Postdoctoral Researcher|Chercheur postdoctoral
Private Tutor|Professeur particulier
Training Coordinator|Coordinateur de formation
Training Manager|Responsable de formation
Corporate Trainer|Formateur en entreprise +
Instructional Designer|Concepteur pédagogique
Driving Instructor|Moniteur d’auto-école
Swimming Instructor|Maître-nageur
Fitness Trainer|Entraîneur sportif +
Personal Trainer|Entraîneur personnel
Football Coach|Entraîneur de football
Sports Coordinator|Coordinateur sportif
Lifeguard|Surveillant de baignade
Nanny|Nourrice
Social Worker|Assistant social +
Chemist|Chimiste +
Biologist|Biologiste
Food Scientist|Scientifique de l’alimentation
Laboratory Manager|Responsable de laboratoire
Statistician|Statisticien +
Economist|Économiste +
`;
