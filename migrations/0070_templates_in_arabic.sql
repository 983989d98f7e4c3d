-- Arabic of the five decline templates that the product came with (0038), where nobody changed their English.
UPDATE "decline_templates" SET "texts" = "texts" || jsonb_build_object('ar', jsonb_build_object('name', "came"."name", 'text', "came"."text"))
FROM (VALUES
  ('CR expired', 'السجل التجاري منتهٍ', 'انتهت صلاحية السجل التجاري. يُرجى رفع السجل المجدد، أو إيصال التجديد.'),
  ('Trade license expires soon', 'الرخصة التجارية قاربت الانتهاء', 'تنتهي صلاحية الرخصة التجارية قريبًا. يُرجى رفع الرخصة المجددة، أو إيصال التجديد.'),
  ('Name differs', 'اختلاف الاسم', 'اسم الشركة مختلف عن الاسم في السجل التجاري. يُرجى تصحيح الاسم، أو إرسال وثيقة تلك الشركة.'),
  ('Cannot be read', 'وثيقة غير مقروءة', 'تعذّرت قراءة إحدى الوثائق. يُرجى إرسال صورة أوضح تظهر فيها الزوايا الأربع وكل الصفحات.'),
  ('Not authorised', 'شخص غير مفوَّض', 'الشخص الذي سجّل الشركة غير مذكور في السجل التجاري. يُرجى إرسال تفويض موقّع من المالك أو المدير.')
) AS "came" ("english", "name", "text")
WHERE "texts" -> 'en' ->> 'name' = "came"."english" AND NOT "texts" ? 'ar';
