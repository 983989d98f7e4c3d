/** Arabic names of construction, engineering, energy and maintenance; see `arabic.ts` for the notation. */
export const constructionArabic = `
Structural Engineer|مهندس إنشائي*
Civil Engineer|مهندس مدني*
Site Engineer|مهندس موقع
Project Engineer|مهندس مشاريع
Fit-out Project Engineer|مهندس مشاريع تشطيبات
Fit-out Project Manager|مدير مشاريع تشطيبات
Construction Project Manager|مدير مشروع إنشائي
Construction Manager|مدير إنشاءات
Project Director|مدير عام* للمشاريع
Geotechnical Engineer|مهندس جيوتقني*|مهندس تربة
Highway Engineer|مهندس طرق
Bridge Engineer|مهندس جسور
Drainage Engineer|مهندس صرف صحي
Infrastructure Engineer|مهندس بنية تحتية
Traffic Engineer|مهندس مرور
Rail Engineer|مهندس سكك حديدية
Tunnel Engineer|مهندس أنفاق
Marine Engineer|مهندس بحري*
Façade Engineer|مهندس واجهات
Mechanical Engineer|مهندس ميكانيكي*|مهندس ميكانيكا
Electrical Engineer|مهندس كهربائي*|مهندس كهرباء
MEP Engineer|مهندس كهروميكانيك
MEP Coordinator|منسق أعمال كهروميكانيكية
MEP Manager|مدير أعمال كهروميكانيكية
HVAC Engineer|مهندس تكييف وتبريد
HVAC Technician|فني تكييف وتبريد
Plumbing Engineer|مهندس أعمال صحية
Fire Protection Engineer|مهندس حماية من الحريق
Fire Alarm Technician|فني إنذار حريق
Low Current Engineer|مهندس تيار خفيف
BMS Engineer|مهندس أنظمة إدارة المباني
Elevator Technician|فني مصاعد
Elevator Engineer|مهندس مصاعد
Planning Engineer|مهندس تخطيط
Cost Engineer|مهندس تكاليف
Quantity Surveyor|مهندس حساب كميات|حاسب كميات
Estimator|مسعّر
Tendering Engineer|مهندس مناقصات
Contracts Engineer|مهندس عقود
Contracts Manager|مدير عقود
Contract Administrator|مسؤول عقود
Design Manager|مدير تصميم
Design Engineer|مهندس تصميم
BIM Coordinator|منسق نمذجة معلومات البناء
AutoCAD Draftsman|رسام أوتوكاد
Civil Draftsman|رسام مدني*
Electrical Draftsman|رسام كهرباء
Mechanical Draftsman|رسام ميكانيك
Structural Draftsman|رسام إنشائي*
Architect|مهندس معماري*|معماري
Project Architect|مهندس معماري* للمشروع
Landscape Architect|مهندس تنسيق مواقع
Urban Planner|مخطط مدن|مهندس تخطيط عمراني
Interior Designer|مصمم داخلي*|مهندس ديكور
Interior Architect|مهندس معماري* داخلي*
Land Surveyor|مسّاح أراضٍ|مساح أراضي|مساح
Survey Engineer|مهندس مساحة
GIS Specialist|أخصائي نظم معلومات جغرافية
GIS Analyst|محلل نظم معلومات جغرافية
Resident Engineer|مهندس مقيم*
Site Supervisor|مشرف موقع|مراقب موقع
Civil Foreman|رئيس عمال مدني*|فورمان مدني
Electrical Foreman|رئيس عمال كهرباء|فورمان كهرباء
Mechanical Foreman|رئيس عمال ميكانيك|فورمان ميكانيك
Plumbing Foreman|رئيس عمال سباكة|فورمان سباكة
Scaffolder|عامل سقالات
Mason|بنّاء|عامل بناء
Steel Fixer|حداد مسلح|حداد تسليح
Shuttering Carpenter|نجار مسلح|نجار شدات
Carpenter|نجار
Furniture Carpenter|نجار أثاث
Tile Setter|مبلّط|عامل بلاط
Marble Installer|مركّب رخام
Plasterer|عامل لياسة|مبيّض محارة
Painter|دهّان|صباغ
Gypsum Board Installer|مركّب ألواح جبس
Glazier|مركّب زجاج
Aluminium Fabricator|فني ألمنيوم
Waterproofing Applicator|عامل عزل مائي
Plumber|سبّاك|فني سباكة
Pipe Fitter|مركّب أنابيب
Electrician|كهربائي|فني كهرباء
Industrial Electrician|كهربائي صناعي*
Welder|لحّام
Welding Inspector|مفتش لحام
Crane Operator|مشغل رافعة|سائق كرين
Tower Crane Operator|مشغل رافعة برجية
Excavator Operator|مشغل حفارة|سائق حفار
Bulldozer Operator|مشغل جرافة|سائق بلدوزر
Wheel Loader Operator|مشغل شيول|سائق شيول
Forklift Operator|مشغل رافعة شوكية|سائق فوركلفت
Construction Worker|عامل بناء|عامل إنشاءات
Helper|مساعد عامل|عامل عادي
Safety Engineer|مهندس سلامة
Safety Officer|مسؤول سلامة|ضابط سلامة
HSE Engineer|مهندس صحة وسلامة وبيئة
HSE Manager|مدير صحة وسلامة وبيئة
HSE Officer|مسؤول صحة وسلامة وبيئة
Environmental Engineer|مهندس بيئي*|مهندس بيئة
Environmental Specialist|أخصائي بيئة
QA/QC Engineer|مهندس ضبط وتوكيد الجودة|مهندس جودة
QA/QC Manager|مدير ضبط وتوكيد الجودة
QA/QC Inspector|مفتش ضبط وتوكيد الجودة
Quality Engineer|مهندس جودة
Materials Engineer|مهندس مواد
Laboratory Technician|فني مختبر
Document Controller|مراقب وثائق|مسؤول وثائق
Site Administrator|إداري موقع
Facilities Engineer|مهندس مرافق
Facilities Manager|مدير مرافق
Facilities Coordinator|منسق مرافق
Maintenance Engineer|مهندس صيانة
Maintenance Manager|مدير صيانة
Maintenance Supervisor|مشرف صيانة
Maintenance Planner|مخطط صيانة
Maintenance Technician|فني صيانة
Building Maintenance Technician|فني صيانة مبانٍ|فني صيانة مباني
AC Technician|فني تكييف
Chiller Technician|فني تشيلر
Refrigeration Technician|فني تبريد
Generator Technician|فني مولدات
Handyman|عامل صيانة متعدد المهام
Landscaper|عامل تنسيق حدائق
Gardener|بستاني|عامل حدائق|مزارع حدائق
Irrigation Technician|فني ري
Swimming Pool Technician|فني مسابح
Pest Control Technician|فني مكافحة حشرات
Petroleum Engineer|مهندس بترول|مهندس نفط
Reservoir Engineer|مهندس مكامن
Drilling Engineer|مهندس حفر
Drilling Supervisor|مشرف حفر
Production Engineer|مهندس إنتاج
Process Engineer|مهندس عمليات
Chemical Engineer|مهندس كيميائي*
Piping Engineer|مهندس أنابيب
Pipeline Engineer|مهندس خطوط أنابيب
Corrosion Engineer|مهندس تآكل
Inspection Engineer|مهندس تفتيش
NDT Technician|فني فحص لا إتلافي
Instrumentation Engineer|مهندس أجهزة دقيقة
Instrument Technician|فني أجهزة دقيقة
Control Systems Engineer|مهندس أنظمة تحكم
Automation Engineer|مهندس أتمتة
PLC Programmer|مبرمج PLC
Geologist|جيولوجي
Geophysicist|جيوفيزيائي
Field Operator|مشغل ميداني*
Control Room Operator|مشغل غرفة تحكم
Plant Operator|مشغل محطة
Shift Supervisor|مشرف وردية
Plant Manager|مدير مصنع
Power Plant Engineer|مهندس محطات توليد
Power Systems Engineer|مهندس نظم قوى كهربائية
Substation Engineer|مهندس محطات تحويل
Solar Engineer|مهندس طاقة شمسية
Renewable Energy Engineer|مهندس طاقة متجددة
Energy Manager|مدير طاقة
Water Treatment Engineer|مهندس معالجة مياه
Water Treatment Operator|مشغل معالجة مياه
Desalination Engineer|مهندس تحلية مياه
Meter Reader|قارئ عدادات
Industrial Engineer|مهندس صناعي*
Manufacturing Engineer|مهندس تصنيع
Production Manager|مدير إنتاج
Production Supervisor|مشرف إنتاج
Machine Operator|مشغل آلات|مشغل ماكينات
CNC Operator|مشغل CNC
Machinist|خرّاط
Lathe Operator|خرّاط|مشغل مخرطة
Mechanical Technician|فني ميكانيكا
Electrical Technician|فني كهرباء
Electronics Technician|فني إلكترونيات
Electronics Engineer|مهندس إلكترونيات
Mechanical Fitter|فني تركيب ميكانيكي
Quality Control Inspector|مفتش مراقبة جودة
Quality Manager|مدير جودة
Factory Worker|عامل مصنع
Upholsterer|منجّد
Tailor|خيّاط
Coastal Engineer|مهندس سواحل
Commissioning Engineer|مهندس تشغيل وتسليم|مهندس كوميشننج
Cost Manager|مدير تكاليف
Claims Specialist|أخصائي مطالبات
BIM Manager|مدير نمذجة معلومات البناء|مدير بيم
BIM Modeler|مصمم نمذجة معلومات البناء|مودلر بيم
Revit Modeler|مصمم ريفيت|مودلر ريفيت
Scaffolding Supervisor|مشرف سقالات
Joiner|نجار تركيبات
Spray Painter|دهان رش|صباغ رش
Roofer|عامل أسقف
Duct Fabricator|مصنّع مجاري هواء|فني دكت
Cable Jointer|فني وصل كابلات|جوينتر كابلات
Structural Welder|لحام إنشاءات
Fabricator|مصنّع معادن|فابريكيتر
Rigger|عامل تحميل ورفع|ريغر
Grader Operator|مشغل آلة تسوية|سائق جريدر
Concrete Pump Operator|مشغل مضخة خرسانة
Batching Plant Operator|مشغل محطة خلط خرسانة
Asphalt Foreman|رئيس عمال أسفلت|فورمان أسفلت
Sustainability Consultant|استشاري استدامة
Sustainability Manager|مدير استدامة
LEED Consultant|استشاري مبانٍ خضراء (LEED)
GSAS Consultant|استشاري استدامة (GSAS)
Well Engineer|مهندس آبار
Completion Engineer|مهندس إكمال آبار
Rotating Equipment Engineer|مهندس معدات دوّارة
Static Equipment Engineer|مهندس معدات ثابتة
Reliability Engineer|مهندس موثوقية
Process Safety Engineer|مهندس سلامة العمليات
Petrophysicist|أخصائي فيزياء نفطية
Mud Engineer|مهندس سوائل حفر
Turnaround Planner|مخطط صيانة شاملة
LNG Process Engineer|مهندس عمليات غاز مسال
Protection Engineer|مهندس حماية كهربائية
Transmission Engineer|مهندس نقل طاقة
District Cooling Engineer|مهندس تبريد مناطق
Production Planner|مخطط إنتاج
CNC Programmer|مبرمج آلات CNC
Millwright|فني تركيب آلات
Packaging Operator|مشغل تعبئة وتغليف
Printing Press Operator|مشغل مطبعة
`;
