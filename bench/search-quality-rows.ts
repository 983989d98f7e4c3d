/** Made for the measurement of the search: openings as companies of the Gulf write them, in three languages. */
export const openingTitles: readonly string[] = `
Cashier
محاسب صندوق
كاشير مطعم
Senior Accountant
Accounts Payable Accountant
محاسب
Comptable
Civil Engineer
مهندس مدني
Ingénieur électricien
Mechanical Engineer
Site Engineer
Architect
Quantity Surveyor
ICU Staff Nurse
Registered Nurse
ممرضة
Infirmière diplômée
General Practitioner
طبيب أسنان
Pharmacist
صيدلي
Physiotherapist
Light Driver
Heavy Truck Driver
سائق خاص
Chauffeur poids lourd
Delivery Rider
Sales Executive
مندوب مبيعات
Vendeuse en boutique
Sales Manager
Receptionist
موظفة استقبال
Waiter
Waitress
نادل
Barista
Executive Chef
Commis Chef
Sous-chef
طباخ
Cuisinier
Pastry Chef
Baker
Housekeeping Supervisor
Room Attendant
عاملة نظافة
Cleaner
Femme de ménage
Nanny
Security Guard
حارس أمن
Agent de sécurité
Electrician
فني كهرباء
Plumber
سباك
AC Technician
فني تكييف
Welder
لحام
Carpenter
نجار
Mason
Scaffolder
Steel Fixer
Foreman
Construction Worker
عامل بناء
HSE Officer
Document Controller
Storekeeper
أمين مستودع
Forklift Operator
Primary School Teacher
معلمة رياض أطفال
Professeur de français
English Teacher
معلم رياضيات
HR Manager
Recruiter
مسؤول توظيف
Responsable des ressources humaines
Administrative Assistant
سكرتيرة تنفيذية
Secretary
Data Entry Clerk
مدخل بيانات
Software Developer
مطور برمجيات
Développeur web
IT Support Specialist
Network Engineer
Data Analyst
Graphic Designer
مصمم جرافيك
Marketing Manager
Social Media Specialist
Public Relations Officer
Translator
مترجم
Legal Advisor
محامي
Financial Analyst
Internal Auditor
مدقق داخلي
Project Manager
مدير مشروع
Chef de projet
Operations Manager
General Manager
مدير عام
Customer Service Representative
موظف خدمة عملاء
Call Centre Agent
Hairdresser
Coiffeuse
حلاق
Beautician
Tailor
خياط
Photographer
Fitness Trainer
مدرب لياقة
Laboratory Technician
فني مختبر
Radiographer
Dentist
Midwife
Painter
Gardener
Mechanic
ميكانيكي سيارات
Logistics Coordinator
Purchasing Officer
مسؤول مشتريات
Flight Attendant
Journalist
Real Estate Agent
Bank Teller
معلم الصف 5
`
  .trim()
  .split('\n');

export const companyNames: readonly string[] = `
Al Jazeera Perfumes
شركة الخليج للمقاولات
Qatar Building Systems
Doha Medical Group
مستشفى الأمل
Al Meera Stores
Nasser Bin Khaled Holding
Rayyan Steel
مطاعم السلطان
Lusail Logistics
Ooredoo Systems
Carrefour Hypermarkets
Al Futtaim Motors
بنك الدوحة
Banque du Golfe
Zubarah Hotels
فندق الشرق
Hamad Trading
الريان للتجارة
Vodafone Stores
Marhaba Cleaning
Salam International
مجموعة المناعي
Darwish Holding
Al Sadd Travel
`
  .trim()
  .split('\n');

export const peopleNames: readonly string[] = `
Mohammed Al-Kuwari
محمد عبد الرحمن
Abdulrahman Al Sulaiti
Muhammad Usman Khan
Ahmed Hassan
أحمد محمود
Fatima Al Zahra
فاطمة الهاجري
Yousef Ibrahim
يوسف النعيمي
Khalid Mansour
Aisha Siddiqui
عائشة المري
Hussein Saleh
Abdullah Al-Thani
عبدالله القحطاني
Abdelaziz Benali
Omar Farouk
عمر الشريف
Noura Al Attiyah
Sheikha Al Misnad
Tariq Aziz
طارق سالم
Salahuddin Ahmed
Noureddine Bouzid
Imran Qureshi
Rashid Al Maktoum
Layla Haddad
ليلى منصور
Mariam Kassem
Ramzan Ali
Osman Jalloh
خديجة بن علي
Ghassan Khoury
Jamal Nasser
Hamza Riaz
زينب قاسم
Sami Chahine
Rachid Belkacem
Michael Santos
Priya Sharma
Chandra Shrestha
Joseph Fernandes
Nasrallah Saad
Walid Jaber
سعيد الدوسري
Samira Touati
Hisham Fawzi
Mustafa Demir
Jassim Al Rumaihi
`
  .trim()
  .split('\n');
