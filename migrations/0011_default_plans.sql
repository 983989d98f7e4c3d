-- by hand
-- The first three plans; afterwards they are data that a superadmin edits.
INSERT INTO "plans" ("id", "name", "price_qar", "job_slots", "screening_slots", "video_slots", "position")
VALUES
  ('trial', 'Trial', 0, 6, 5, 3, 1),
  ('standard', 'Standard', 490, 6, 5, 3, 2),
  ('premium', 'Premium', 1290, 30, 20, 10, 3)
ON CONFLICT ("id") DO NOTHING;
