/** Names as passports, forms and screens of the Gulf write them: one a line, its spellings in two scripts. */
export const spellings = `
Mohammed|Muhammad|Mohamad|Mohamed|Mohd|Muhammed|محمد
Ahmed|Ahmad|Ahmet|أحمد|احمد
Abdulrahman|Abd al-Rahman|Abdul Rahman|Abdur Rahman|Abdelrahman|Abderrahmane|عبد الرحمن|عبدالرحمن
Abdullah|Abdallah|Abdulla|Abd Allah|عبدالله|عبد الله
Abdulaziz|Abdul Aziz|Abdel Aziz|Abdelaziz|عبد العزيز|عبدالعزيز
Abdulkarim|Abdul Kareem|Abdelkrim|عبد الكريم
Abdulhamid|Abdul Hameed|عبد الحميد
Abdulqader|Abdul Kader|Abdelkader|عبد القادر
Mahmoud|Mahmood|Mahmud|محمود
Hamad|Hamed|حمد
Hassan|Hasan|Hassen|حسن
Hussein|Hussain|Hossein|Husain|حسين
Ali|Aly|علي
Omar|Umar|Omer|عمر
Othman|Osman|Usman|Uthman|عثمان
Ibrahim|Ebrahim|Ibraheem|Brahim|إبراهيم
Ismail|Ismael|Esmail|إسماعيل
Youssef|Yousef|Yusuf|Yousuf|يوسف
Khalid|Khaled|خالد
Tariq|Tarek|Tareq|طارق
Rashid|Rasheed|Rachid|راشد|رشيد
Saeed|Said|Saied|Sa'eed|سعيد
Salem|Salim|Saleem|سالم|سليم
Nasser|Naser|Nassir|ناصر
Jassim|Jasim|Jassem|جاسم
Qasim|Kassem|Qassim|Kasim|قاسم
Faisal|Faysal|Feisal|فيصل
Fahad|Fahd|فهد
Sultan|Soltan|سلطان
Majid|Majed|Maged|ماجد
Walid|Waleed|Oualid|وليد
Wael|Wail|Waël|وائل
Ziad|Ziyad|Zeyad|زياد
Riyadh|Riad|Riyad|رياض
Ramadan|Ramadhan|Ramzan|رمضان
Mustafa|Mostafa|Moustafa|مصطفى
Ghassan|Gassan|غسان
Ghanem|Ghanim|غانم
Salahuddin|Salah al-Din|Salah Eddine|Salaheddin|صلاح الدين
Nooruddin|Noureddine|Nour El Din|Noor ud Din|نور الدين
Saifuddin|Seif El Din|Saif al-Din|Seifeddine|سيف الدين
Abu Bakr|Abubakar|Aboubakr|Abou Bakr|أبو بكر
Nasrallah|Nasr Allah|نصر الله
Fatima|Fatimah|Fatma|Fatema|Fathima|فاطمة
Aisha|Ayesha|Aysha|Aicha|Aïcha|عائشة
Maryam|Mariam|Meriem|Miriam|مريم
Khadija|Khadijah|Khadeeja|خديجة
Zainab|Zaynab|Zeinab|زينب
Layla|Laila|Leila|Leyla|ليلى
Noura|Nora|Noora|Nourah|نورة
Huda|Hoda|Houda|هدى
Hessa|Hissa|حصة
Sheikha|Shaikha|شيخة
Mouza|Moza|Muza|موزة
Al Thani|Althani|Al-Thani|آل ثاني|الثاني
Al Kuwari|Alkuwari|Al-Kuwari|الكواري
Al Marri|Almarri|Al-Marri|المري
Al Sulaiti|Al-Sulaiti|Alsulaiti|السليطي
Al Naimi|Al-Nuaimi|Alnaimi|النعيمي
Al Dosari|Al-Dosari|Aldosari|Al Dossary|الدوسري
Al Hajri|Alhajri|Al-Hajri|الهاجري
Al Jazeera|Aljazeera|Al Jazira|Al-Jazeera|الجزيرة
Michael|Mickael|مايكل
Rajesh|راجيش
Sharma|شارما
Fernandes|Fernandez|فرنانديز
Santos|سانتوس
Chowdhury|Choudhury|Chaudhry|شودري
`;
