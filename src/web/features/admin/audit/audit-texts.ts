import type { AuditEntryShown } from '#contract/audit.ts';
import { m } from '#texts/messages.js';

/** What the audit log says of each kind; a call for administrators alone that is missing here fails a test. */
export const auditTexts: Readonly<Record<string, () => string>> = {
  'signed-in': m.admin_audit_signed_in,
  'cv.viewed': m.admin_audit_cv_viewed,
  'companies.update': m.admin_audit_company_update,
  'companies.dataUpdate': m.admin_audit_company_update,
  'companies.insertSettings': m.admin_audit_company_settings,
  'companies.updateSettings': m.admin_audit_company_settings,
  'companyAdministration.undo': m.admin_audit_undo,
  'companyAdministration.suspend': m.admin_audit_suspend,
  'companyAdministration.liftSuspension': m.admin_audit_lift_suspension,
  'companyAdministration.close': m.admin_audit_close,
  'companyAdministration.saveNote': m.admin_audit_note,
  'companySignIn.proveDomain': m.admin_audit_domain_proof,
  'companySignIn.withdrawProof': m.admin_audit_domain_withdrawn,
  'declineTemplates.create': m.admin_audit_template,
  'declineTemplates.save': m.admin_audit_template,
  'declineTemplates.remove': m.admin_audit_template,
  'contactMessages.reply': m.admin_audit_message_reply,
  'contactMessages.settle': m.admin_audit_message_settle,
  'openingReports.dismiss': m.admin_audit_report_dismiss,
  'openingReports.hold': m.admin_audit_report_hold,
  'openingReports.release': m.admin_audit_report_release,
  'conversationReports.settle': m.admin_audit_people_settle,
  'conversationReports.suspend': m.admin_audit_people_suspend,
  'conversationReports.restore': m.admin_audit_people_restore,
  'limits.lift': m.admin_audit_limits_lift,
  'limits.removeLift': m.admin_audit_limits_remove,
  'adminDashboard.retry': m.admin_audit_retry,
  'adminTeam.invite': m.admin_audit_team_invite,
  'adminTeam.withdraw': m.admin_audit_team_withdraw,
  'adminTeam.setStatus': m.admin_audit_team_status,
  'adminTeam.removeSecondStep': m.admin_audit_team_second_step,
  'adminPeople.search': m.admin_audit_people_search,
  'adminPeople.read': m.admin_audit_people_read,
  'adminOpenings.read': m.admin_audit_opening_read,
  'adminPeople.sendVerification': m.admin_audit_people_help,
  'adminPeople.unlock': m.admin_audit_people_help,
  'adminPeople.letIn': m.admin_audit_people_help,
  'adminPeople.endSessions': m.admin_audit_people_help,
  'adminPeople.correctEmail': m.admin_audit_people_email,
  'adminPeople.erase': m.admin_audit_people_erase,
  'admin.joined': m.admin_audit_joined,
  'announcements.create': m.admin_audit_news,
  'announcements.save': m.admin_audit_news,
  'announcements.remove': m.admin_audit_news_remove,
  'announcements.test': m.admin_audit_news_test,
  'announcements.send': m.admin_audit_news_send,
  'announcements.cancel': m.admin_audit_news_cancel,
  'plans.save': m.admin_audit_plan,
  'site.saveStatistics': m.admin_audit_statistics,
  'site.saveSocial': m.admin_audit_social,
  'setupHints.look': m.admin_audit_setup_look,
  'setupHints.takeBack': m.admin_audit_setup_take_back,
  'retention.save': m.admin_audit_retention,
  'jobTitles.create': m.admin_audit_title,
  'jobTitles.save': m.admin_audit_title,
  'jobTitles.merge': m.admin_audit_title,
  'articles.create': m.admin_audit_article,
  'articles.save': m.admin_audit_article,
  'articles.render': m.admin_audit_article,
  'questions.create': m.admin_audit_question,
  'questions.save': m.admin_audit_question,
  'questions.move': m.admin_audit_question,
};

/** What an entry says was done; a decision about a company by its name. */
export function auditText({ kind, facts }: Pick<AuditEntryShown, 'kind' | 'facts'>): string {
  const decided = kind === 'companies.dataUpdate' ? decisions[String(facts.approved_status)] : undefined;
  return (decided ?? auditTexts[kind] ?? m.admin_audit_own)();
}

const decisions: Readonly<Record<string, () => string>> = {
  Approved: m.admin_audit_approved,
  Declined: m.admin_audit_declined,
};
