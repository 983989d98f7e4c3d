/**
 * What occupations are called besides their name, in English and French, as people of the Gulf type it: the English name,
 * then the others. The Arabic ones stand in the lists of Arabic names. A name may stand for several occupations.
 */
export const furtherNames: readonly (readonly string[])[] = `
Cashier|till operator|checkout operator|hôte de caisse|hôtesse de caisse
Accountant|accounts officer|aide-comptable
Civil Engineer|ingénieur BTP
Quantity Surveyor|QS|économiste de la construction
Registered Nurse|RN|infirmier diplômé d'État
General Practitioner|GP|doctor|physician|médecin
Dentist|dental doctor|dental surgeon|chirurgien-dentiste
Physiotherapist|physio|physical therapist|kiné
Midwife|birth attendant|maïeuticien
Pharmacist|chemist|druggist
Laboratory Technician|lab technician|lab tech|laborantin
Medical Laboratory Technologist|lab technician|lab technologist|laborantin
Radiographer|x-ray technician|radiology technician|manipulateur radio
Light Vehicle Driver|light driver|car driver|LTV driver|limousine driver|company driver|taxi driver
Heavy Vehicle Driver|heavy driver|truck driver|trailer driver|HGV driver|HTV driver|lorry driver|camionneur|chauffeur routier
House Driver|family driver|private driver|personal driver
Delivery Rider|delivery boy|delivery driver|motorbike rider|bike rider|coursier|livreur
Delivery Driver|delivery boy|van driver|coursier|livreur
Sales Executive|salesman|saleswoman|sales representative|sales rep|commercial|délégué commercial|vendeur
Sales Representative|salesman|saleswoman|sales rep|délégué commercial|vendeur
Sales Associate|shop assistant|salesman|saleswoman|sales person|shop keeper|vendeur en boutique|vendeuse
Receptionist|front desk|hôte d'accueil|hôtesse d'accueil|agent d'accueil|standardiste
Waiter|food server|restaurant server|garçon de café
Barista|coffee maker|coffee shop|café
Commis Chef|kitchen helper|line cook|junior chef|aide-cuisinier
Executive Chef|head chef|chef de cuisine
Pastry Chef|pastry cook|pâtissier
Kitchen Steward|dishwasher|steward|plongeur
Room Attendant|room boy|chambermaid|hotel maid|housekeeping|femme de chambre|valet de chambre
Housekeeping Supervisor|gouvernant|floor supervisor
Cleaner|cleaning lady|cleaning worker|janitor|femme de ménage|homme de ménage|agent de nettoyage|technicien de surface
Housekeeper|housemaid|house maid|maid|domestic helper|domestic worker|femme de ménage|bonne
Nanny|babysitter|baby sitter|childminder|nounou|garde d'enfants
Caregiver|carer|care giver|caretaker|aide à domicile|auxiliaire de vie
Security Guard|watchman|security officer|security man|vigile|gardien
Electrician|electrical technician|wireman|électricien bâtiment
AC Technician|HVAC technician|air conditioning technician|AC mechanic|technicien climatisation|frigoriste
HVAC Technician|AC technician|air conditioning technician|technicien climatisation|frigoriste
Plumber|pipe fitter|plombier chauffagiste
Carpenter|joiner|wood worker|menuisier
Mason|bricklayer|block mason|tile mason
Steel Fixer|rebar fixer|bar bender
Welder|fabricator|metal worker|chaudronnier
Painter|wall painter|decorator
Construction Worker|labourer|laborer|helper|manoeuvre
Helper|labourer|laborer|manoeuvre
Storekeeper|store keeper|store man|storeman|warehouse keeper|warehouse worker|magasinier
Forklift Operator|forklift driver|conducteur de chariot
HSE Officer|safety officer|EHS officer|QHSE officer|responsable sécurité
Primary School Teacher|elementary teacher|professeur des écoles|maître d'école
Kindergarten Teacher|KG teacher|preschool teacher|éducateur de jeunes enfants
Mathematics Teacher|math teacher|maths teacher|prof de maths|professeur de maths
English Teacher|professeur d'anglais|prof d'anglais
French Teacher|professeur de français|prof de français
Physical Education Teacher|PE teacher|sports teacher|professeur de sport|EPS
Administrative Assistant|admin assistant|office administrator|admin officer|office clerk
Secretary|office secretary|lady secretary
Executive Secretary|secrétaire de direction|assistant de direction
Data Entry Clerk|data entry operator|data operator|typist|dactylo
Government Public Relations Officer|PRO|mandoob|mandoub
Public Relations Officer|PRO|PR officer
HR Officer|human resources officer|HR executive|personnel officer
Recruiter|talent acquisition|recruitment officer|chargé de recrutement|headhunter
Software Developer|software engineer|programmer|coder|informaticien
Software Engineer|software developer|programmer|coder|informaticien
Web Developer|website developer|front end developer|frontend developer
IT Support Technician|help desk|helpdesk|desktop support|technicien informatique
Network Engineer|network administrator|ingénieur réseaux
Graphic Designer|infographiste|artworker
Social Media Specialist|community manager|content creator
Lawyer|attorney|advocate|solicitor
Legal Advisor|lawyer|legal counsel|legal consultant|juriste
Internal Auditor|audit officer|contrôleur interne
Call Centre Agent|call center agent|telephone operator|telesales agent|agent de centre d'appels|téléopérateur
Customer Service Representative|customer care|customer support|service clientèle|chargé de clientèle
Purchasing Officer|procurement officer|buyer|responsable achats
Procurement Officer|purchasing officer|purchaser|buyer|acheteur
Barber|gents barber|men hairdresser|coiffeur homme
Hairdresser|hair stylist|hair dresser|salon worker
Beautician|beauty therapist|nail technician|manicurist|makeup artist|esthéticien
Tailor|seamstress|dressmaker|couturier
Fitness Trainer|gym trainer|gym instructor|fitness coach|fitness instructor|coach sportif
Personal Trainer|gym trainer|fitness coach|coach sportif
Cabin Crew|flight attendant|air hostess|stewardess|hôtesse de l'air|steward
Auto Mechanic|car mechanic|garage mechanic|vehicle mechanic|mécanicien auto
Gardener|landscaper|garden worker|paysagiste
Office Boy|tea boy|office helper|messenger
Bank Teller|bank cashier|guichetier
Real Estate Agent|property agent|property consultant|agent immobilier
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));
