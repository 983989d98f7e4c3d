/**
 * What people of the Gulf type in English, written before anything was tuned: what is looked for (an opening, a place, a
 * company, a person), the words, and what each must find one of. See `search-quality.ts`.
 */
export const queriesInEnglish = `
job|cashier|Cashier;محاسب صندوق;كاشير مطعم
job|cashiers|Cashier;محاسب صندوق;كاشير مطعم
job|casheir|Cashier
job|kashier|Cashier
job|accountants|Senior Accountant;محاسب;Comptable
job|acountant|Senior Accountant;محاسب;Comptable
job|the accountant|Senior Accountant;محاسب;Comptable
job|civil engineers|Civil Engineer;مهندس مدني
job|civil enginer|Civil Engineer;مهندس مدني
job|electrical engineer|Ingénieur électricien
job|nurses|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|nurse|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
job|staff nurses|ICU Staff Nurse
job|doctor|General Practitioner;طبيب أسنان
job|dentists|Dentist;طبيب أسنان
job|pharmacists|Pharmacist;صيدلي
job|pharmasist|Pharmacist;صيدلي
job|physio|Physiotherapist
job|drivers|Light Driver;Heavy Truck Driver;سائق خاص;Chauffeur poids lourd
job|house driver|سائق خاص
job|truck drivers|Heavy Truck Driver;Chauffeur poids lourd
job|delivery|Delivery Rider
job|salesman|Sales Executive;مندوب مبيعات;Vendeuse en boutique
job|saleswoman|Vendeuse en boutique;Sales Executive
job|sales executives|Sales Executive
job|receptionists|Receptionist;موظفة استقبال
job|recepcionist|Receptionist;موظفة استقبال
job|waitresses|Waitress;Waiter;نادل
job|waiters|Waiter;Waitress;نادل
job|cooks|طباخ;Cuisinier;Commis Chef
job|chefs|Executive Chef;Commis Chef;Sous-chef;Pastry Chef
job|sous chef|Sous-chef
job|bakers|Baker
job|cleaners|Cleaner;عاملة نظافة;Femme de ménage
job|cleaning lady|Femme de ménage;Cleaner;عاملة نظافة
job|nannies|Nanny
job|security guards|Security Guard;حارس أمن;Agent de sécurité
job|sekurity guard|Security Guard
job|electricians|Electrician;فني كهرباء
job|electrition|Electrician
job|plumbers|Plumber;سباك
job|ac technician|AC Technician;فني تكييف
job|welders|Welder;لحام
job|carpenters|Carpenter;نجار
job|labourers|Construction Worker;عامل بناء
job|hse officers|HSE Officer
job|storekeepers|Storekeeper;أمين مستودع
job|store keeper|Storekeeper;أمين مستودع
job|teachers|Primary School Teacher;English Teacher;معلمة رياض أطفال;Professeur de français;معلم رياضيات
job|kindergarten teacher|معلمة رياض أطفال
job|math teacher|معلم رياضيات
job|hr manager|HR Manager;Responsable des ressources humaines
job|human resources manager|HR Manager;Responsable des ressources humaines
job|secretaries|Secretary;سكرتيرة تنفيذية
job|secratary|Secretary;سكرتيرة تنفيذية
job|data entry|Data Entry Clerk;مدخل بيانات
job|software developers|Software Developer;مطور برمجيات;Développeur web
job|programmer|Software Developer;مطور برمجيات;Développeur web
job|web developer|Développeur web
job|graphic designers|Graphic Designer;مصمم جرافيك
job|pro officer|Public Relations Officer
job|translators|Translator;مترجم
job|lawyer|Legal Advisor;محامي
job|auditors|Internal Auditor;مدقق داخلي
job|project managers|Project Manager;مدير مشروع;Chef de projet
job|general manager|General Manager;مدير عام
job|customer service|Customer Service Representative;موظف خدمة عملاء
job|call center agent|Call Centre Agent
job|barber|حلاق;Hairdresser
job|tailors|Tailor;خياط
job|gym trainer|Fitness Trainer;مدرب لياقة
job|lab technician|Laboratory Technician;فني مختبر
job|car mechanic|ميكانيكي سيارات;Mechanic
job|procurement officer|مسؤول مشتريات;Purchasing Officer
job|nurse jobs in doha|ICU Staff Nurse;Registered Nurse;ممرضة;Infirmière diplômée
place|doha|Doha
place|wakrah|Al Wakra
place|al rayan|Al Rayyan
place|the pearl|The Pearl
company|aljazeera|Al Jazeera Perfumes
company|khaleej contracting|شركة الخليج للمقاولات
company|gulf contracting|شركة الخليج للمقاولات
company|amal hospital|مستشفى الأمل
company|sultan restaurants|مطاعم السلطان
company|doha bank|بنك الدوحة
company|al meera|Al Meera Stores
company|futaim|Al Futtaim Motors
company|al mannai group|مجموعة المناعي
person|mohamed kuwari|Mohammed Al-Kuwari
person|mohd abdul rahman|محمد عبد الرحمن
person|abdurrahman|Abdulrahman Al Sulaiti;محمد عبد الرحمن
person|fatma al zahraa|Fatima Al Zahra
person|youssef naimi|يوسف النعيمي
person|ayesha|Aisha Siddiqui;عائشة المري
person|abdallah althani|Abdullah Al-Thani
person|osman khan|Muhammad Usman Khan
person|tarek salem|طارق سالم
person|salah al din ahmad|Salahuddin Ahmed
person|khadija ben ali|خديجة بن علي
person|saeed al dosari|سعيد الدوسري
`;
