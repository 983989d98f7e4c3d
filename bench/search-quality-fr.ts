/**
 * What people of the Gulf type in French, written before anything was tuned: what is looked for (an opening, a place, a
 * company, a person), the words, and what each must find one of. See `search-quality.ts`.
 */
export const queriesInFrench = `
job|caissier|Cashier;محاسب صندوق;كاشير مطعم
job|caissière|Cashier;محاسب صندوق;كاشير مطعم
job|caissières|Cashier;محاسب صندوق;كاشير مطعم
job|comptable|Comptable;Senior Accountant;محاسب
job|comptables|Comptable;Senior Accountant;محاسب
job|contable|Comptable;Senior Accountant;محاسب
job|un comptable|Comptable;Senior Accountant;محاسب
job|ingénieurs civils|Civil Engineer;مهندس مدني
job|ingenieur genie civil|Civil Engineer;مهندس مدني
job|ingénieure|Ingénieur électricien;Civil Engineer;مهندس مدني;Mechanical Engineer;Site Engineer
job|ingénieur mécanique|Mechanical Engineer
job|architectes|Architect
job|métreur|Quantity Surveyor
job|infirmière|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|infirmieres|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|infirmier|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|infermière|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|médecins|General Practitioner;طبيب أسنان
job|dentiste|Dentist;طبيب أسنان
job|pharmacienne|Pharmacist;صيدلي
job|pharmaciens|Pharmacist;صيدلي
job|kinésithérapeute|Physiotherapist
job|sage-femme|Midwife
job|chauffeur|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
job|chauffeurs|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
job|conducteur|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
job|chaufeur poids lourds|Chauffeur poids lourd;Heavy Truck Driver
job|livreur|Delivery Rider
job|commerciaux|Sales Executive;مندوب مبيعات
job|vendeur|Vendeuse en boutique;Sales Executive;مندوب مبيعات
job|vendeuses|Vendeuse en boutique;Sales Executive;مندوب مبيعات
job|réceptionnistes|Receptionist;موظفة استقبال
job|receptioniste|Receptionist;موظفة استقبال
job|serveuse|Waiter;Waitress;نادل
job|serveurs|Waiter;Waitress;نادل
job|cuisiniers|Cuisinier;طباخ
job|cuisinière|Cuisinier;طباخ
job|sous chef|Sous-chef
job|pâtissier|Pastry Chef
job|boulangers|Baker
job|femmes de chambre|Room Attendant;Femme de ménage
job|femme de menage|Femme de ménage
job|agent d'entretien|Cleaner;عاملة نظافة
job|nounou|Nanny
job|agents de sécurité|Agent de sécurité;Security Guard;حارس أمن
job|gardien|Security Guard;حارس أمن;Agent de sécurité
job|électriciens|Electrician;فني كهرباء
job|electricien|Electrician;فني كهرباء
job|électrisien|Electrician;فني كهرباء
job|plombier|Plumber;سباك
job|plombiers|Plumber;سباك
job|technicien climatisation|AC Technician;فني تكييف
job|soudeur|Welder;لحام
job|soudeurs|Welder;لحام
job|menuisiers|Carpenter;نجار
job|maçon|Mason
job|ouvriers|Construction Worker;عامل بناء
job|magasinier|Storekeeper;أمين مستودع
job|cariste|Forklift Operator
job|enseignante|Primary School Teacher;English Teacher;معلمة رياض أطفال;Professeur de français;معلم رياضيات
job|professeurs de français|Professeur de français
job|professeur d'anglais|English Teacher
job|prof de maths|معلم رياضيات
job|institutrice|Primary School Teacher;معلمة رياض أطفال
job|responsable RH|HR Manager;Responsable des ressources humaines
job|ressources humaines|HR Manager;Responsable des ressources humaines
job|recruteur|Recruiter;مسؤول توظيف
job|assistante administrative|Administrative Assistant
job|secrétaires|Secretary;سكرتيرة تنفيذية
job|secretaire de direction|سكرتيرة تنفيذية
job|développeur|Software Developer;مطور برمجيات;Développeur web
job|développeuse web|Développeur web
job|developeur|Software Developer;مطور برمجيات;Développeur web
job|graphiste|Graphic Designer;مصمم جرافيك
job|traducteurs|Translator;مترجم
job|traductrice|Translator;مترجم
job|avocat|محامي;Legal Advisor
job|auditeur interne|Internal Auditor;مدقق داخلي
job|analyste financier|Financial Analyst
job|chefs de projet|Chef de projet;Project Manager;مدير مشروع
job|directeur général|General Manager;مدير عام
job|directrice générale|General Manager;مدير عام
job|service client|Customer Service Representative;موظف خدمة عملاء
job|coiffeur|Coiffeuse;Hairdresser;حلاق
job|hôtesse de l'air|Flight Attendant
job|couturier|Tailor;خياط
job|emploi chauffeur doha|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
place|doha|Doha
place|la perle|The Pearl
place|zone industrielle|Industrial Area
company|banque du golfe|Banque du Golfe
company|hotel charq|فندق الشرق
company|al jazira|Al Jazeera Perfumes
company|société al khalij|شركة الخليج للمقاولات
person|mohamed abderrahmane|محمد عبد الرحمن
person|youcef ibrahim|Yousef Ibrahim
person|noureddine bouzid|Noureddine Bouzid
person|aïcha|Aisha Siddiqui;عائشة المري
person|rachid|Rachid Belkacem;Rashid Al Maktoum
person|leïla|Layla Haddad;ليلى منصور
`;
