/**
 * What people of the Gulf type in Arabic, written before anything was tuned: what is looked for (an opening, a place, a
 * company, a person), the words, and what each must find one of. See `search-quality.ts`.
 */
export const queriesInArabic = `
job|كاشير|Cashier;محاسب صندوق;كاشير مطعم
job|الكاشير|Cashier;محاسب صندوق;كاشير مطعم
job|محاسب صندوق|Cashier;محاسب صندوق;كاشير مطعم
job|محاسب|Senior Accountant;محاسب;Comptable;Accounts Payable Accountant
job|محاسبة|Senior Accountant;محاسب;Comptable;Accounts Payable Accountant
job|المحاسبين|Senior Accountant;محاسب;Comptable;Accounts Payable Accountant
job|محاسبون|Senior Accountant;محاسب;Comptable;Accounts Payable Accountant
job|وظيفة محاسب|Senior Accountant;محاسب;Comptable;Accounts Payable Accountant
job|مهندس مدني|Civil Engineer;مهندس مدني
job|مهندسين|Civil Engineer;مهندس مدني;Ingénieur électricien;Mechanical Engineer;Site Engineer
job|مهندسة مدنية|Civil Engineer;مهندس مدني
job|مهندس ميكانيكا|Mechanical Engineer
job|مهندس كهرباء|Ingénieur électricien
job|مهندس معماري|Architect
job|مهندس موقع|Site Engineer
job|ممرضة|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|ممرضات|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|ممرضه|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|التمريض|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|طبيب|General Practitioner;طبيب أسنان;Dentist
job|أطباء|General Practitioner;طبيب أسنان;Dentist
job|دكتور اسنان|طبيب أسنان;Dentist
job|طبيبة عامة|General Practitioner
job|صيدلي|Pharmacist;صيدلي
job|صيدلانية|Pharmacist;صيدلي
job|صيادلة|Pharmacist;صيدلي
job|علاج طبيعي|Physiotherapist
job|معلم الصف ٥|Grade 5 Teacher;معلم الصف 5
job|سائق|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
job|سائقين|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
job|سواق|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
job|سايق خاص|سائق خاص
job|سائق شاحنة|Heavy Truck Driver;Chauffeur poids lourd
job|السائقون|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
job|سائق توصيل|Delivery Rider
job|مندوب مبيعات|Sales Executive;مندوب مبيعات
job|مندوبين مبيعات|Sales Executive;مندوب مبيعات
job|بائع|Sales Executive;مندوب مبيعات;Vendeuse en boutique
job|بائعة|Sales Executive;مندوب مبيعات;Vendeuse en boutique
job|مدير مبيعات|Sales Manager
job|موظف استقبال|Receptionist;موظفة استقبال
job|موظفات استقبال|Receptionist;موظفة استقبال
job|استقبال|Receptionist;موظفة استقبال
job|نادل|Waiter;Waitress;نادل
job|جرسون|Waiter;Waitress;نادل
job|ويتر|Waiter;Waitress;نادل
job|باريستا|Barista
job|شيف|Executive Chef;Commis Chef;Sous-chef;Pastry Chef
job|طباخين|طباخ;Cuisinier;Commis Chef
job|طباخة|طباخ;Cuisinier;Commis Chef
job|شيف حلويات|Pastry Chef
job|خباز|Baker
job|عامل نظافة|Cleaner;عاملة نظافة
job|عمال نظافة|Cleaner;عاملة نظافة
job|خادمة|Femme de ménage;Nanny
job|مربية|Nanny
job|حارس امن|Security Guard;حارس أمن;Agent de sécurité
job|حراس|Security Guard;حارس أمن;Agent de sécurité
job|سيكيورتي|Security Guard;حارس أمن;Agent de sécurité
job|كهربائي|Electrician;فني كهرباء
job|كهربائيين|Electrician;فني كهرباء
job|سباكين|Plumber;سباك
job|فني تكييف|AC Technician;فني تكييف
job|فنيين تكييف|AC Technician;فني تكييف
job|لحام|Welder;لحام
job|نجارين|Carpenter;نجار
job|عامل بناء|Construction Worker;عامل بناء
job|عمال|Construction Worker;عامل بناء;عاملة نظافة
job|أمين مخزن|Storekeeper;أمين مستودع
job|معلمة|Primary School Teacher;English Teacher;معلمة رياض أطفال;Professeur de français;معلم رياضيات
job|مدرسين|Primary School Teacher;English Teacher;معلمة رياض أطفال;Professeur de français;معلم رياضيات
job|مدرس رياضيات|معلم رياضيات
job|معلمة انجليزي|English Teacher
job|مدير موارد بشرية|HR Manager;Responsable des ressources humaines
job|الموارد البشرية|HR Manager;Responsable des ressources humaines
job|سكرتيرة|Secretary;سكرتيرة تنفيذية
job|مدخل بيانات|Data Entry Clerk;مدخل بيانات
job|مبرمج|Software Developer;مطور برمجيات;Développeur web
job|مطورين|Software Developer;مطور برمجيات;Développeur web
job|مصممة جرافيك|Graphic Designer;مصمم جرافيك
job|مترجمة|Translator;مترجم
job|محاميه|محامي
job|مدراء مشاريع|Project Manager;مدير مشروع;Chef de projet
job|خدمة العملاء|Customer Service Representative;موظف خدمة عملاء
job|مهنذس مدني|Civil Engineer;مهندس مدني
job|محسب|Senior Accountant;محاسب;Comptable;Accounts Payable Accountant
job|ممرظة|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|وظائف سائق في الدوحة|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
place|الدوحة|Doha
place|الوكره|Al Wakra
place|دوحة|Doha
company|الجزيرة|Al Jazeera Perfumes
company|فودافون|Vodafone Stores
company|كارفور|Carrefour Hypermarkets
company|بنك الخليج|Banque du Golfe
person|محمد الكواري|Mohammed Al-Kuwari
person|عبدالرحمن السليطي|Abdulrahman Al Sulaiti
person|احمد حسن|Ahmed Hassan
person|ليلى حداد|Layla Haddad
person|نصرالله سعد|Nasrallah Saad
`;
