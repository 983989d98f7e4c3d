/** Arabic names of information technology, telecommunications, data, design and media; see `arabic.ts` for the notation. */
export const technologyArabic = `
Software Engineer|مهندس برمجيات
Software Developer|مطور برمجيات|مبرمج
Full Stack Developer|مطور واجهات وخوادم
Front End Developer|مطور واجهات أمامية
Back End Developer|مطور خوادم|مطور واجهات خلفية
Web Developer|مطور مواقع|مطور ويب
Mobile Developer|مطور تطبيقات جوال|مطور تطبيقات موبايل
Android Developer|مطور أندرويد
Game Developer|مطور ألعاب
Solutions Architect|مهندس حلول
Software Architect|معماري برمجيات
Cloud Engineer|مهندس حوسبة سحابية
Systems Engineer|مهندس نظم
Systems Administrator|مدير نظم|مسؤول أنظمة
Network Engineer|مهندس شبكات
Network Administrator|مسؤول شبكات
Network Technician|فني شبكات
Telecommunications Engineer|مهندس اتصالات
Telecommunications Technician|فني اتصالات
Fibre Optic Technician|فني ألياف ضوئية
Data Centre Engineer|مهندس مراكز بيانات
Data Centre Technician|فني مراكز بيانات
Database Administrator|مدير قواعد بيانات
Database Developer|مطور قواعد بيانات
Data Analyst|محلل بيانات
Data Scientist|عالم بيانات
Data Engineer|مهندس بيانات
Business Intelligence Analyst|محلل ذكاء أعمال
Machine Learning Engineer|مهندس تعلم آلي
AI Engineer|مهندس ذكاء اصطناعي
Cyber Security Analyst|محلل أمن سيبراني
Cyber Security Engineer|مهندس أمن سيبراني
Cyber Security Manager|مدير أمن سيبراني
Information Security Officer|مسؤول أمن معلومات
Penetration Tester|فاحص اختراق|مختبر اختراق
IT Auditor|مدقق تقنية معلومات
IT Manager|مدير تقنية معلومات
IT Director|مدير إدارة تقنية معلومات
Chief Information Officer|رئيس تنفيذي* للمعلومات
Chief Technology Officer|رئيس تنفيذي* للتقنية
IT Project Manager|مدير مشاريع تقنية معلومات
IT Business Analyst|محلل أعمال تقنية معلومات
IT Support Engineer|مهندس دعم فني
IT Support Technician|فني دعم تقني|دعم فني
Help Desk Technician|فني مكتب مساعدة
Desktop Support Engineer|مهندس دعم حواسيب
IT Coordinator|منسق تقنية معلومات
IT Trainer|مدرب تقنية معلومات|مدرب حاسب آلي
QA Engineer|مهندس ضمان جودة برمجيات
Software Tester|فاحص برمجيات|مختبر برمجيات
Product Owner|مالك منتج
Product Manager|مدير منتج
Engineering Manager|مدير هندسة
Technical Lead|قائد تقني*
Technical Writer|كاتب تقني*
Technical Support Engineer|مهندس دعم تقني
Product Designer|مصمم منتجات
UX Designer|مصمم تجربة مستخدم
UI Designer|مصمم واجهات مستخدم
Web Designer|مصمم مواقع
Graphic Designer|مصمم جرافيك|جرافيك ديزاينر
Motion Designer|مصمم موشن جرافيك
Art Director|مدير فني*
Creative Director|مدير إبداعي*
Illustrator|رسام
Animator|رسام رسوم متحركة
Photographer|مصور|مصور فوتوغرافي
Videographer|مصور فيديو
Video Editor|=مونتير|محرر فيديو
Camera Operator|مصور تلفزيوني*
Sound Engineer|مهندس صوت
Audio Visual Technician|فني صوتيات ومرئيات
Lighting Technician|فني إضاءة
Broadcast Engineer|مهندس بث
Fashion Designer|مصمم أزياء
Jewellery Designer|مصمم مجوهرات
Exhibition Designer|مصمم معارض
Furniture Designer|مصمم أثاث
E-commerce Manager|مدير تجارة إلكترونية
E-commerce Specialist|أخصائي تجارة إلكترونية
Digital Transformation Manager|مدير تحول رقمي
Security Systems Engineer|مهندس أنظمة أمنية
CCTV Technician|فني كاميرات مراقبة
Robotics Engineer|مهندس روبوتات
Photocopier Technician|فني آلات تصوير
Mobile Phone Technician|فني جوالات|فني صيانة موبايل
iOS Developer|مطور تطبيقات iOS|مطور ايفون
Flutter Developer|مطور Flutter|مطور فلاتر
React Developer|مطور React|مطور رياكت
React Native Developer|مطور React Native
Angular Developer|مطور Angular|مطور انجولار
Node.js Developer|مطور Node.js|مطور نود
Java Developer|مطور Java|مطور جافا
.NET Developer|مطور .NET|مطور دوت نت
PHP Developer|مطور PHP
Laravel Developer|مطور Laravel|مطور لارافيل
Python Developer|مطور Python|مطور بايثون
C++ Developer|مطور C++
Go Developer|مطور Go
SharePoint Developer|مطور SharePoint|مطور شيربوينت
Power Platform Developer|مطور Power Platform
Salesforce Developer|مطور Salesforce|مطور سيلزفورس
Salesforce Administrator|مسؤول نظام Salesforce
SAP Consultant|استشاري SAP|استشاري ساب
SAP ABAP Developer|مطور SAP ABAP
SAP FICO Consultant|استشاري SAP FICO
SAP MM Consultant|استشاري SAP MM
Oracle Consultant|استشاري Oracle|استشاري اوراكل
Oracle Developer|مطور Oracle|مطور اوراكل
ERP Consultant|استشاري تخطيط موارد المؤسسة (ERP)
ERP Manager|مدير تخطيط موارد المؤسسة (ERP)
Odoo Developer|مطور Odoo|مطور اودو
Dynamics 365 Consultant|استشاري Dynamics 365
Embedded Software Engineer|مهندس برمجيات مدمجة
Blockchain Developer|مطور سلاسل كتل|مطور بلوكتشين
Enterprise Architect|معماري أنظمة مؤسسية
Cloud Architect|معماري حلول سحابية
DevOps Engineer|مهندس DevOps|مهندس ديف اوبس
Site Reliability Engineer|مهندس موثوقية أنظمة
Platform Engineer|مهندس منصات
Linux Administrator|مسؤول أنظمة Linux|مسؤول لينكس
Windows Administrator|مسؤول أنظمة Windows|مسؤول ويندوز
Network Architect|معماري شبكات
Wireless Engineer|مهندس اتصالات لاسلكية
RF Engineer|مهندس ترددات لاسلكية
Data Architect|معماري بيانات
Data Governance Specialist|أخصائي حوكمة بيانات
Business Intelligence Developer|مطور ذكاء أعمال
Power BI Developer|مطور Power BI
Prompt Engineer|مهندس أوامر ذكاء اصطناعي
Chief Information Security Officer|رئيس أمن المعلومات
SOC Analyst|محلل مركز عمليات أمنية
Chief Digital Officer|رئيس التحول الرقمي
Service Desk Manager|مدير مكتب الخدمة
IT Procurement Specialist|أخصائي مشتريات تقنية المعلومات
Test Automation Engineer|مهندس أتمتة اختبارات
Scrum Master|قائد فريق سكرم|سكرم ماستر
Agile Coach|مدرب منهجيات رشيقة|مدرب أجايل
Technical Product Manager|مدير منتجات تقنية
Implementation Consultant|استشاري تطبيق أنظمة
UX Researcher|باحث تجربة مستخدم
3D Visualizer|مصمم عرض ثلاثي الأبعاد
3D Artist|فنان ثلاثي الأبعاد
Industrial Designer|مصمم صناعي*
Print Designer|مصمم مطبوعات
CRM Specialist|أخصائي إدارة علاقات العملاء
CRM Manager|مدير إدارة علاقات العملاء
ELV Engineer|مهندس أنظمة الجهد المنخفض
Smart Home Technician|فني منازل ذكية
Drone Operator|مشغل طائرات مسيّرة
`;
