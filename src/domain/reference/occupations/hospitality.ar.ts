/** Arabic names of hotels, restaurants, retail, aviation, transport and services; see `arabic.ts` for the notation. */
export const hospitalityArabic = `
Front Office Manager|مدير مكتب أمامي|مدير استقبال
Assistant Front Office Manager|مساعد مدير استقبال
Front Desk Agent|موظف مكتب أمامي|موظف استقبال
Receptionist|موظف استقبال|رسبشن
Guest Relations Officer|مسؤول علاقات ضيوف
Guest Service Agent|موظف خدمة ضيوف
Guest Experience Manager|مدير تجربة ضيوف
Concierge|=كونسيرج
Bell Attendant|حامل حقائب
Doorman|حارس مدخل|بواب
Night Auditor|مدقق ليلي*
Night Manager|مدير ليلي*
Duty Manager|مدير مناوب*
Hotel Manager|مدير فندق
Hotel General Manager|مدير عام* للفندق
Revenue Manager|مدير إيرادات
Reservations Agent|موظف حجوزات
Reservations Manager|مدير حجوزات
Housekeeping Manager|مدير تدبير فندقي|مدير هاوس كيبنج
Housekeeping Supervisor|مشرف تدبير فندقي|مشرف هاوس كيبنج
Room Attendant|عامل غرف|هاوس كيبنج
Public Area Attendant|عامل نظافة مناطق عامة
Laundry Attendant|عامل مغسلة
Laundry Manager|مدير مغسلة
Cleaner|عامل نظافة|منظف
Cleaning Supervisor|مشرف نظافة
Window Cleaner|عامل تنظيف نوافذ
Housekeeper|مدبر منزل
Executive Chef|=شيف تنفيذي
Sous Chef|مساعد شيف|سو شيف
Chef de Cuisine|رئيس طهاة
Chef de Partie|=شيف قسم
Demi Chef de Partie|نائب شيف قسم
Commis Chef|مساعد طباخ|كومي شيف
Pastry Chef|=شيف حلويات
Pastry Cook|طباخ حلويات|حلواني
Baker|خبّاز
Butcher|جزار|قصاب
Cook|طباخ|طاهي
Arabic Cook|طباخ عربي*
Indian Cook|طباخ هندي*
Sushi Chef|=شيف سوشي
Pizza Chef|=شيف بيتزا|معلم بيتزا
Grill Cook|معلم مشاوي|طباخ مشاوي
Shawarma Maker|معلم شاورما
Kitchen Steward|عامل مطبخ
Food and Beverage Manager|مدير أغذية ومشروبات
Restaurant Manager|مدير مطعم
Assistant Restaurant Manager|مساعد مدير مطعم
Restaurant Supervisor|مشرف مطعم
Head Waiter|رئيس ندل|كابتن مطعم
Waiter|نادل|ويتر|جرسون
Waitress|=نادلة|ويترس
Hostess|=مضيفة مطعم
Barista|=باريستا|صانع قهوة
Catering Manager|مدير تموين|مدير ضيافة
Catering Assistant|مساعد تموين
Banquet Manager|مدير حفلات
Food Safety Officer|مسؤول سلامة غذاء
Fast Food Crew Member|عامل وجبات سريعة
Delivery Rider|مندوب توصيل|سائق دراجة توصيل|دليفري
Event Manager|مدير فعاليات
Event Coordinator|منسق فعاليات
Event Planner|منظم فعاليات
Exhibition Manager|مدير معارض
Spa Manager|مدير سبا
Spa Therapist|معالج سبا
Massage Therapist|أخصائي مساج|معالج تدليك
Beautician|أخصائي تجميل|خبيرة تجميل
Hairdresser|مصفف شعر|كوافير
Barber|حلاق
Nail Technician|فني أظافر
Makeup Artist|خبير مكياج
Tour Guide|مرشد سياحي*
Travel Consultant|مستشار سفر|موظف سفريات
Ticketing Agent|موظف تذاكر|موظف حجز تذاكر
Tourism Officer|مسؤول سياحة
Cabin Crew|مضيف طيران|طاقم ضيافة جوية
Pilot|طيار
First Officer|مساعد طيار
Aircraft Captain|=كابتن طائرة
Air Traffic Controller|مراقب جوي*
Aircraft Maintenance Engineer|مهندس صيانة طائرات
Aircraft Mechanic|ميكانيكي طائرات
Avionics Engineer|مهندس إلكترونيات طيران
Airport Operations Officer|مسؤول عمليات مطار
Ground Handling Agent|موظف خدمات أرضية
Passenger Services Agent|موظف خدمات مسافرين
Airport Security Officer|موظف أمن مطار
Aviation Safety Officer|مسؤول سلامة طيران
Logistics Manager|مدير لوجستيات
Logistics Coordinator|منسق لوجستيات
Logistics Officer|مسؤول لوجستيات
Supply Chain Manager|مدير سلاسل إمداد
Supply Chain Analyst|محلل سلاسل إمداد
Inventory Controller|مراقب مخزون
Warehouse Manager|مدير مستودع|مدير مخزن
Warehouse Supervisor|مشرف مستودع|مشرف مخزن
Warehouse Assistant|مساعد مستودع|عامل مستودع
Storekeeper|أمين مستودع|أمين مخزن|ستوركيبر
Order Picker|مجهّز طلبيات
Packer|عامل تعبئة وتغليف
Loader|عامل تحميل وتنزيل|حمّال
Freight Forwarder|وكيل شحن
Customs Broker|مخلص جمركي*
Customs Clearance Agent|موظف تخليص جمركي|مخلص جمركي
Shipping Coordinator|منسق شحن
Import Export Coordinator|منسق استيراد وتصدير
Ship Captain|=قبطان سفينة
Ship Engineer|مهندس سفن
Able Seaman|بحّار
Fleet Manager|مدير أسطول
Fleet Coordinator|منسق أسطول
Transport Manager|مدير نقل
Transport Coordinator|منسق نقل
Dispatcher|منسق حركة
Light Vehicle Driver|سائق مركبة خفيفة|سائق خفيف
Heavy Vehicle Driver|سائق مركبة ثقيلة|سائق ثقيل|سائق شاحنة
Trailer Driver|سائق تريلا|سائق مقطورة
Bus Driver|سائق حافلة|سائق باص
School Bus Driver|سائق حافلة مدرسية|سائق باص مدرسة
Delivery Driver|سائق توصيل|سائق دليفري
House Driver|سائق خاص*|سائق منزل
Limousine Driver|سائق ليموزين
Taxi Driver|سائق تاكسي|سائق أجرة
Train Operator|سائق قطار|سائق مترو
Station Master|ناظر محطة
Courier|مندوب بريد|مراسل
Auto Mechanic|ميكانيكي سيارات
Auto Electrician|كهربائي سيارات
Diesel Mechanic|ميكانيكي ديزل
Heavy Equipment Mechanic|ميكانيكي معدات ثقيلة
Car Body Repairer|سمكري سيارات
Car Painter|دهان سيارات|صباغ سيارات
Tyre Technician|فني إطارات
Car Washer|عامل غسيل سيارات
Service Advisor|مستشار خدمة سيارات
Workshop Manager|مدير ورشة
Spare Parts Salesman|بائع قطع غيار
Store Manager|مدير متجر|مدير معرض
Assistant Store Manager|مساعد مدير متجر
Retail Department Manager|مدير قسم تجزئة
Retail Supervisor|مشرف تجزئة
Sales Associate|بائع|موظف مبيعات
Cashier|أمين صندوق|كاشير|محصّل
Merchandiser|منسق بضائع
Visual Merchandiser|منسق عرض بصري
Retail Buyer|مشتري تجزئة
Category Manager|مدير فئات
Shelf Stocker|عامل رفوف
Jewellery Sales Executive|بائع مجوهرات
Florist|منسق زهور
Security Guard|حارس أمن|سكيورتي
Security Supervisor|مشرف أمن
Security Manager|مدير أمن
CCTV Operator|مراقب كاميرات
Firefighter|إطفائي|رجل إطفاء
Fire Safety Officer|مسؤول سلامة من الحريق
Parking Attendant|عامل مواقف
Valet Driver|سائق صف سيارات|فاليه
Office Boy|فراش|أوفيس بوي|عامل مكتب
Tea Boy|عامل شاي وقهوة|تي بوي|قهوجي
Domestic Worker|عامل منزلي*|عاملة منزلية|خادمة
Farm Worker|عامل مزرعة|مزارع
Agricultural Engineer|مهندس زراعي*
Fisherman|صياد سمك
Falcon Keeper|صقّار
Horse Groom|سائس خيل
Museum Curator|أمين متحف
Executive Sous Chef|نائب رئيس طهاة تنفيذي*|سو شيف تنفيذي
Chief Steward|رئيس خدمات المطبخ|ستيوارد
Mixologist|خبير مشروبات
Food Technologist|أخصائي تقنية أغذية
Senior Cabin Crew|مضيف جوي* أول*
Cabin Services Manager|مدير خدمات مقصورة
Flight Dispatcher|مرحّل جوي*
Avionics Technician|فني إلكترونيات طيران
Ramp Agent|موظف ساحة طائرات
Cold-Chain Operations Supervisor|مشرف عمليات سلسلة التبريد
Demand Planner|مخطط طلب
Port Operations Officer|مسؤول عمليات ميناء
Vessel Chief Officer|ضابط أول* للسفينة
Deck Officer|ضابط سطح
Marine Superintendent|مشرف بحري*
Vehicle Inspector|فاحص مركبات
Horticulturist|أخصائي بستنة
Theatre Technician|فني مسرح
Cinema Attendant|موظف سينما
Museum Educator|مرشد تعليمي* في متحف
`;
