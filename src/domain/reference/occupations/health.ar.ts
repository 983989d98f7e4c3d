/** Arabic names of health, education, social and scientific work; see `arabic.ts` for the notation. */
export const healthArabic = `
ICU Staff Nurse|ممرض عناية مركزة
Staff Nurse|ممرض
Registered Nurse|ممرض قانوني*|ممرض مسجل
Charge Nurse|ممرض مسؤول*
Head Nurse|رئيس تمريض
Nurse Manager|مدير تمريض
Director of Nursing|مدير إدارة التمريض
Ward Nurse|ممرض أقسام داخلية
Emergency Nurse|ممرض طوارئ
Operating Theatre Nurse|ممرض غرفة عمليات
Dialysis Nurse|ممرض غسيل كلى
Paediatric Nurse|ممرض أطفال
Neonatal Nurse|ممرض حديثي الولادة
Oncology Nurse|ممرض أورام
School Nurse|ممرض مدرسة
Home Care Nurse|ممرض رعاية منزلية
Occupational Health Nurse|ممرض صحة مهنية
Clinic Nurse|ممرض عيادة
Nurse Educator|مثقف تمريض
Assistant Nurse|مساعد ممرض
Patient Care Assistant|مساعد رعاية مرضى
Midwife|=قابلة|ممرضة توليد
Paramedic|مسعف
Emergency Medical Technician|فني طوارئ طبية|مسعف
Ambulance Driver|سائق إسعاف
General Practitioner|طبيب عام*|ممارس عام
Family Physician|طبيب أسرة
Emergency Physician|طبيب طوارئ
Internal Medicine Physician|طبيب باطنية
Anaesthetist|طبيب تخدير
Cardiologist|طبيب قلب
Dermatologist|طبيب جلدية
Endocrinologist|طبيب غدد صماء
Gastroenterologist|طبيب جهاز هضمي
General Surgeon|جراح عام*|طبيب جراحة عامة
Orthopaedic Surgeon|جراح عظام|طبيب عظام
Plastic Surgeon|جراح تجميل|طبيب تجميل
Neurologist|طبيب أعصاب
Neurosurgeon|جراح مخ وأعصاب
Obstetrician and Gynaecologist|طبيب نساء وتوليد
Oncologist|طبيب أورام
Ophthalmologist|طبيب عيون
ENT Specialist|طبيب أنف وأذن وحنجرة
Paediatrician|طبيب أطفال
Psychiatrist|طبيب نفسي*
Radiologist|طبيب أشعة
Urologist|طبيب مسالك بولية
Nephrologist|طبيب كلى
Pulmonologist|طبيب صدرية
Rheumatologist|طبيب روماتيزم
Pathologist|طبيب علم أمراض
Intensivist|طبيب عناية مركزة
Medical Director|مدير طبي*
Resident Doctor|طبيب مقيم*
Occupational Health Physician|طبيب صحة مهنية
Dentist|طبيب أسنان
Orthodontist|طبيب تقويم أسنان
Endodontist|طبيب علاج عصب الأسنان
Dental Hygienist|أخصائي صحة أسنان
Dental Assistant|مساعد طبيب أسنان
Dental Technician|فني أسنان
Pharmacist|صيدلي|صيدلاني
Clinical Pharmacist|صيدلي سريري*|صيدلي إكلينيكي
Pharmacy Technician|فني صيدلة
Pharmacy Manager|مدير صيدلية
Medical Laboratory Technologist|أخصائي مختبرات طبية|فني مختبر طبي
Phlebotomist|فني سحب دم
Microbiologist|أخصائي أحياء دقيقة
Biochemist|أخصائي كيمياء حيوية
Radiographer|فني أشعة|أخصائي أشعة
MRI Technologist|فني رنين مغناطيسي
CT Technologist|فني أشعة مقطعية
Sonographer|فني موجات فوق صوتية|فني سونار
Physiotherapist|أخصائي علاج طبيعي|معالج طبيعي
Occupational Therapist|أخصائي علاج وظيفي
Speech Therapist|أخصائي نطق وتخاطب
Respiratory Therapist|أخصائي علاج تنفسي
Dietitian|أخصائي تغذية
Nutritionist|أخصائي تغذية
Psychologist|أخصائي نفسي*
Clinical Psychologist|أخصائي نفسي* سريري*|أخصائي نفسي إكلينيكي
Counsellor|مرشد نفسي*
Optometrist|أخصائي بصريات|فاحص بصر
Optician|فني بصريات|فني نظارات
Audiologist|أخصائي سمعيات
Podiatrist|أخصائي أقدام
Prosthetist|أخصائي أطراف صناعية
Biomedical Engineer|مهندس طبي* حيوي*|مهندس أجهزة طبية
Biomedical Technician|فني أجهزة طبية
Sterilisation Technician|فني تعقيم
Infection Control Specialist|أخصائي مكافحة عدوى
Medical Coder|مرمّز طبي*
Medical Records Technician|فني سجلات طبية
Medical Secretary|سكرتير طبي*
Medical Receptionist|موظف استقبال طبي
Medical Representative|مندوب طبي*|مندوب مبيعات طبية
Healthcare Administrator|إداري رعاية صحية
Hospital Manager|مدير مستشفى
Clinic Manager|مدير عيادة
Insurance Coordinator|منسق تأمين
Public Health Specialist|أخصائي صحة عامة
Caregiver|مقدم رعاية|مرافق مسنين
Veterinarian|طبيب بيطري*
Veterinary Technician|فني بيطري*
Class Teacher|معلم صف|مدرس فصل
Primary School Teacher|معلم مرحلة ابتدائية|معلم ابتدائي|مدرس ابتدائي
Secondary School Teacher|معلم مرحلة ثانوية|معلم ثانوي|مدرس ثانوي
Kindergarten Teacher|معلم رياض أطفال|معلمة روضة
Nursery Teacher|معلم حضانة
Early Years Teacher|معلم الطفولة المبكرة
Mathematics Teacher|معلم رياضيات|مدرس رياضيات
Science Teacher|معلم علوم|مدرس علوم
Physics Teacher|معلم فيزياء|مدرس فيزياء
Chemistry Teacher|معلم كيمياء|مدرس كيمياء
Biology Teacher|معلم أحياء|مدرس أحياء
English Teacher|معلم لغة إنجليزية|مدرس إنجليزي
ESL Teacher|معلم إنجليزية للناطقين بغيرها|معلم إنجليزية كلغة ثانية
French Teacher|معلم لغة فرنسية|مدرس فرنسي
Arabic Teacher|معلم لغة عربية|مدرس عربي
Islamic Studies Teacher|معلم تربية إسلامية|معلم دراسات إسلامية
History Teacher|معلم تاريخ
Geography Teacher|معلم جغرافيا
Economics Teacher|معلم اقتصاد
Computer Science Teacher|معلم حاسوب|مدرس حاسب آلي
Art Teacher|معلم فنون|معلم تربية فنية
Music Teacher|معلم موسيقى
Physical Education Teacher|معلم تربية بدنية|معلم رياضة
Special Education Teacher|معلم تربية خاصة
Learning Support Assistant|مساعد دعم تعليمي
Teaching Assistant|مساعد معلم|مساعد مدرس
Head Teacher|مدير مدرسة
School Principal|مدير مدرسة
Vice Principal|نائب مدير مدرسة|وكيل مدرسة
Academic Coordinator|منسق أكاديمي*
Curriculum Developer|مطور مناهج
School Counsellor|مرشد طلابي*
Librarian|أمين مكتبة
Lecturer|محاضر جامعي*
Assistant Professor|أستاذ مساعد*
Associate Professor|أستاذ مشارك*
Professor|أستاذ جامعي*|بروفيسور
Dean|عميد كلية
Registrar|مسجل
Admissions Officer|مسؤول قبول وتسجيل
Research Assistant|مساعد باحث
Research Associate|باحث مشارك*
Research Scientist|باحث علمي*
Private Tutor|مدرس خصوصي*
Training Coordinator|منسق تدريب
Training Manager|مدير تدريب
Corporate Trainer|مدرب شركات
Driving Instructor|مدرب قيادة
Swimming Instructor|مدرب سباحة
Fitness Trainer|مدرب لياقة
Personal Trainer|مدرب شخصي*
Football Coach|مدرب كرة قدم
Sports Coordinator|منسق رياضي*
Lifeguard|منقذ سباحة
Nanny|=مربية أطفال|جليسة أطفال
Social Worker|أخصائي اجتماعي*
Chemist|كيميائي
Biologist|أخصائي أحياء
Food Scientist|أخصائي علوم أغذية
Laboratory Manager|مدير مختبر
Statistician|إحصائي
Economist|خبير اقتصادي*|اقتصادي
Chiropractor|معالج تقويم العمود الفقري
Clinical Research Associate|باحث سريري* مشارك*
Year 4 Class Teacher|معلم الصف الرابع
School Head of Department|رئيس قسم مدرسي
Postdoctoral Researcher|باحث ما بعد الدكتوراه
Instructional Designer|مصمم تعليمي*
`;
