import type { CompanyFeature } from '#domain/companies/features.ts';
import { m } from '#texts/messages.js';

/** What a feature of a company is called, and what it is. */
export const featureTexts: Record<CompanyFeature, { label: () => string; help: () => string }> = {
  candidate_pool: { label: m.admin_feature_pool, help: m.admin_feature_pool_help },
  video_questions: { label: m.admin_feature_video, help: m.admin_feature_video_help },
  sharing: { label: m.admin_feature_sharing, help: m.admin_feature_sharing_help },
  statistics: { label: m.admin_feature_statistics, help: m.admin_feature_statistics_help },
  interviews: { label: m.admin_feature_interviews, help: m.admin_feature_interviews_help },
  messaging: { label: m.admin_feature_messaging, help: m.admin_feature_messaging_help },
  export: { label: m.admin_feature_export, help: m.admin_feature_export_help },
};
