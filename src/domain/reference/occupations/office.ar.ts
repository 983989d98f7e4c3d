/** Arabic names of finance, administration, people, law, sales and marketing; see `arabic.ts` for the notation. */
export const officeArabic = `
Accountant|محاسب
Chief Accountant|رئيس حسابات
Cost Accountant|محاسب تكاليف
Project Accountant|محاسب مشاريع
Accounts Payable Accountant|محاسب ذمم دائنة|محاسب موردين
Accounts Receivable Accountant|محاسب ذمم مدينة|محاسب عملاء
General Ledger Accountant|محاسب عام*
Payroll Accountant|محاسب رواتب
Payroll Officer|مسؤول رواتب
Bookkeeper|ماسك دفاتر
Accounts Assistant|مساعد محاسب
Accounting Manager|مدير حسابات
Finance Manager|مدير مالي*
Finance Director|مدير إدارة مالية
Chief Financial Officer|رئيس تنفيذي* مالي*
Financial Controller|مراقب مالي*
Financial Analyst|محلل مالي*
Budget Analyst|محلل موازنات
Treasury Analyst|محلل خزينة
Treasurer|أمين خزينة
Tax Consultant|مستشار ضرائب
Tax Manager|مدير ضرائب
Internal Auditor|مدقق داخلي*|مراجع داخلي
External Auditor|مدقق خارجي*|مراجع خارجي
Audit Manager|مدير تدقيق
Credit Controller|مراقب ائتمان
Debt Collector|محصّل ديون|موظف تحصيل
Cash Officer|أمين صندوق
Bank Teller|صراف بنك|تيلر
Personal Banker|مصرفي شخصي*
Banking Relationship Manager|مدير علاقات مصرفية
Branch Manager|مدير فرع
Credit Analyst|محلل ائتمان
Credit Risk Manager|مدير مخاطر ائتمان
Risk Analyst|محلل مخاطر
Risk Manager|مدير مخاطر
Compliance Officer|مسؤول امتثال|مسؤول التزام
Compliance Manager|مدير امتثال
AML Analyst|محلل مكافحة غسل أموال
Trade Finance Officer|مسؤول تمويل تجاري
Investment Analyst|محلل استثمار
Investment Manager|مدير استثمار
Portfolio Manager|مدير محافظ
Stock Broker|وسيط أسهم
Islamic Finance Specialist|أخصائي تمويل إسلامي
Actuary|خبير اكتواري*
Underwriter|مكتتب تأمين
Claims Officer|مسؤول مطالبات
Insurance Broker|وسيط تأمين
Insurance Sales Executive|مندوب مبيعات تأمين
Chief Executive Officer|رئيس تنفيذي*
Chief Operating Officer|رئيس تنفيذي* للعمليات
Managing Director|مدير تنفيذي*|عضو منتدب
General Manager|مدير عام*
Deputy General Manager|نائب مدير عام
Operations Manager|مدير عمليات
Operations Director|مدير إدارة عمليات
Operations Supervisor|مشرف عمليات
Operations Coordinator|منسق عمليات
Business Development Manager|مدير تطوير أعمال
Business Development Executive|مسؤول تطوير أعمال
Business Analyst|محلل أعمال
Business Consultant|مستشار أعمال
Management Consultant|مستشار إداري*
Strategy Manager|مدير استراتيجية
Strategy Analyst|محلل استراتيجي*
Project Manager|مدير مشروع|مدير مشاريع
Project Coordinator|منسق مشاريع
Programme Manager|مدير برامج
Office Manager|مدير مكتب
Administrative Assistant|مساعد إداري*
Administrative Officer|موظف إداري*|إداري
Administration Manager|مدير إداري*
Executive Assistant|مساعد تنفيذي*
Executive Secretary|سكرتير تنفيذي*
Secretary|سكرتير
Personal Assistant|مساعد شخصي*
Data Entry Clerk|مدخل بيانات|موظف إدخال بيانات
Filing Clerk|كاتب أرشيف
Office Assistant|مساعد مكتب
Mail Clerk|موظف بريد
Government Public Relations Officer|مندوب علاقات حكومية|معقب|مندوب
Government Relations Officer|مسؤول علاقات حكومية
Translator|مترجم
Arabic Translator|مترجم عربي*
Interpreter|مترجم فوري*
Legal Translator|مترجم قانوني*
Proofreader|مدقق لغوي*
HR Manager|مدير موارد بشرية
HR Director|مدير إدارة موارد بشرية
HR Business Partner|شريك أعمال موارد بشرية
HR Generalist|أخصائي موارد بشرية عام*
HR Officer|مسؤول موارد بشرية|موظف موارد بشرية
HR Coordinator|منسق موارد بشرية
HR Assistant|مساعد موارد بشرية
Recruiter|مسؤول توظيف
Recruitment Manager|مدير توظيف
Recruitment Coordinator|منسق توظيف
Talent Acquisition Specialist|أخصائي استقطاب مواهب
Compensation and Benefits Specialist|أخصائي تعويضات ومزايا
Learning and Development Specialist|أخصائي تعلم وتطوير
Learning and Development Manager|مدير تعلم وتطوير
Employee Relations Specialist|أخصائي علاقات موظفين
Qatarization Specialist|أخصائي تقطير|أخصائي توطين
Visa and Immigration Officer|مسؤول تأشيرات وهجرة
Camp Boss|مشرف سكن عمال|مسؤول سكن
Accommodation Officer|مسؤول سكن
Procurement Manager|مدير مشتريات
Procurement Officer|مسؤول مشتريات
Procurement Engineer|مهندس مشتريات
Purchasing Officer|موظف مشتريات|مسؤول شراء
Purchasing Manager|مدير شراء
Lawyer|محامي
Legal Counsel|مستشار قانوني*
General Counsel|مستشار قانوني* عام*
Legal Advisor|مستشار قانوني*
Legal Consultant|استشاري قانوني*
Paralegal|مساعد قانوني*
Legal Secretary|سكرتير قانوني*
Notary|موثق
Company Secretary|أمين سر شركة
Data Protection Officer|مسؤول حماية بيانات
Sales Manager|مدير مبيعات
Sales Director|مدير إدارة مبيعات
Sales Executive|تنفيذي مبيعات|موظف مبيعات
Sales Engineer|مهندس مبيعات
Technical Sales Engineer|مهندس مبيعات فني*
Sales Coordinator|منسق مبيعات
Sales Supervisor|مشرف مبيعات
Sales Representative|مندوب مبيعات|ممثل مبيعات
Outdoor Sales Executive|مندوب مبيعات خارجي*
Indoor Sales Executive|موظف مبيعات داخلي*
Telesales Executive|موظف مبيعات هاتفية
Van Salesman|بائع متجول بسيارة|سائق وبائع
Key Account Manager|مدير حسابات رئيسية
Account Manager|مدير حسابات عملاء
Account Executive|مسؤول حسابات عملاء
Regional Sales Manager|مدير مبيعات إقليمي*
Area Manager|مدير منطقة
Customer Service Representative|موظف خدمة عملاء|ممثل خدمة عملاء
Customer Service Manager|مدير خدمة عملاء
Call Centre Agent|موظف مركز اتصال|كول سنتر
Call Centre Supervisor|مشرف مركز اتصال
Call Centre Manager|مدير مركز اتصال
Complaints Officer|مسؤول شكاوى
Telephone Operator|عامل مقسم|موظف بدالة
Real Estate Agent|وكيل عقاري*|مسوق عقاري
Real Estate Broker|وسيط عقاري*|سمسار
Property Consultant|مستشار عقاري*
Property Manager|مدير عقارات
Leasing Manager|مدير تأجير
Leasing Executive|مسؤول تأجير
Property Valuer|مقيّم عقاري*|مثمن عقاري
Marketing Manager|مدير تسويق
Marketing Director|مدير إدارة تسويق
Marketing Executive|مسؤول تسويق
Marketing Coordinator|منسق تسويق
Marketing Specialist|أخصائي تسويق
Digital Marketing Manager|مدير تسويق رقمي
Digital Marketing Specialist|أخصائي تسويق رقمي
SEO Specialist|أخصائي تحسين محركات البحث
Social Media Manager|مدير وسائل التواصل الاجتماعي|مدير تواصل اجتماعي
Social Media Specialist|أخصائي وسائل التواصل الاجتماعي|أخصائي تواصل اجتماعي|سوشيال ميديا
Content Manager|مدير محتوى
Content Creator|صانع محتوى
Content Writer|كاتب محتوى
Copywriter|كاتب إعلاني*
Arabic Copywriter|كاتب إعلاني* عربي*
Brand Manager|مدير علامة تجارية
Market Research Analyst|محلل أبحاث سوق
Public Relations Manager|مدير علاقات عامة
Public Relations Officer|مسؤول علاقات عامة|موظف علاقات عامة
Communications Manager|مدير اتصال
Communications Officer|مسؤول اتصال
Promoter|مروّج مبيعات
Journalist|صحفي
News Editor|محرر أخبار
Editor|محرر
Reporter|مراسل صحفي*
Presenter|مقدم برامج|مذيع
Radio Presenter|مذيع راديو
Producer|منتج
Volunteer Coordinator|منسق متطوعين
Policy Analyst|محلل سياسات
Protocol Officer|مسؤول مراسم|مسؤول بروتوكول
Archivist|أخصائي أرشيف
Fund Accountant|محاسب صناديق
Claims Adjuster|مسوّي مطالبات
Loss Adjuster|خبير تسوية خسائر
PMO Analyst|محلل مكتب إدارة المشاريع
PMO Manager|مدير مكتب إدارة المشاريع
Change Manager|مدير تغيير
Talent Management Specialist|أخصائي إدارة مواهب
Organisational Development Specialist|أخصائي تطوير مؤسسي
Strategic Sourcing Specialist|أخصائي توريد استراتيجي
Vendor Manager|مدير موردين
Intellectual Property Specialist|أخصائي ملكية فكرية
Pre-sales Engineer|مهندس ما قبل البيع
Customer Success Manager|مدير نجاح العملاء
Performance Marketing Specialist|أخصائي تسويق بالأداء
Product Marketing Manager|مدير تسويق منتجات
Corporate Communications Specialist|أخصائي اتصال مؤسسي
Media Planner|مخطط إعلامي*
Brand Ambassador|سفير علامة تجارية
Fundraising Officer|مسؤول جمع تبرعات
Non-profit Programme Officer|مسؤول برامج غير ربحية
`;
